import sharp from 'sharp'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qrPicture } from '../../../../server/http/handlers/qr-picture'

describe('qrPicture', () => {
  it('draws the modules of the code, eight pixels each, with a white border', async () => {
    const text = 'http://192.168.0.5:7300/api/local/qr?key=0c5e1d2a-0000-4000-8000-000000000000'
    const [head, data] = (await qrPicture(text)).split(',')
    expect(head).toBe('data:image/png;base64')
    const { data: pixels, info } = await sharp(Buffer.from(data!, 'base64'))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { data: modules, size } = encode(text, { ecc: 'M', border: 4 })
    expect([info.width, info.height]).toEqual([size * 8, size * 8])
    const drawn = modules.map((row, y) =>
      row.map((_, x) => pixels[((y * 8 + 4) * info.width + x * 8 + 4) * info.channels]! < 128),
    )
    expect(drawn).toEqual(modules)
    expect(drawn.slice(0, 4).flat()).not.toContain(true)
  })

  it('draws an SVG where nothing renders pictures', async () => {
    const text = 'http://127.0.0.1:7300/api/local/qr?key=1'
    const [head, data] = (await qrPicture(text, () => Promise.reject(new Error('no sharp')))).split(',')
    expect(head).toBe('data:image/svg+xml;base64')
    const { size } = encode(text, { ecc: 'M', border: 4 })
    const { format, width, height } = await sharp(Buffer.from(data!, 'base64')).metadata()
    expect({ format, width, height }).toEqual({ format: 'svg', width: size * 8, height: size * 8 })
  })

  it('throws for a text that is too long', async () => {
    await expect(qrPicture('x'.repeat(5000))).rejects.toThrow()
  })
})
