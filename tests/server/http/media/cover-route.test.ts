import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

const red = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#d01010' } })
    .png()
    .toBuffer()

const colourOf = async (bytes: Buffer) => {
  const { data } = await sharp(bytes).resize(1, 1).raw().toBuffer({ resolveWithObject: true })
  return [...data]
}

describe('the cover route', () => {
  it.each([
    ['300y300', 300],
    ['50y50', 50],
    ['1y1', 50],
    ['400y400', 300],
    ['450y450', 500],
    ['99999y99999', 1024],
    ['x', 1024],
    [null, 1024],
  ])('answers param=%s with a picture of %i pixels', async (param, size) => {
    const backend = await scannedBackend(musicFolder({ 'one.mp3': mp3File() }))
    const [song] = await songsOf(backend)
    const query = param === null ? '' : `?param=${param}`
    const response = await backend.request(song!.al.picUrl.replace('/api', '') + query)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const { format, width, height } = await sharp(await bytesOf(response)).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: size, height: size })
  })

  it.each([
    ['464y260', 480],
    ['1280y720', 1280],
  ])('answers param=%s with a picture of 16:9, %i pixels wide', async (param, width) => {
    const music = musicFolder({ 'a.flac': flacFile({ picture: await red() }), 'b.mp3': mp3File() })
    const backend = await scannedBackend(music)
    for (const { al } of await songsOf(backend)) {
      const response = await backend.request(`${al.picUrl.replace('/api', '')}?param=${param}`)
      const found = await sharp(await bytesOf(response)).metadata()
      expect([found.width, found.height]).toEqual([width, (width * 9) / 16])
    }
    expect((await backend.request(`/media/cover/00000000000000000000.jpg?param=${param}`)).status).toBe(404)
  })

  it('prefers the embedded picture to the one beside the file', async () => {
    const picture = await red()
    const blue = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#1010d0' } })
      .png()
      .toBuffer()
    const music = musicFolder({
      'in/a.flac': flacFile({ picture }),
      'in/cover.png': blue,
      'by/b.mp3': mp3File(),
      'by/Folder.PNG': blue,
    })
    const backend = await scannedBackend(music)
    const [a, b] = await songsOf(backend)
    const shown = async (url: string) =>
      colourOf(await bytesOf(await backend.request(url.replace('/api', ''))))
    const [r, , blueOfRed] = await shown(a!.al.picUrl)
    expect(r).toBeGreaterThan(180)
    expect(blueOfRed).toBeLessThan(60)
    expect((await shown(b!.al.picUrl))[2]).toBeGreaterThan(180)
  })

  it('draws a cover when the picture is broken', async () => {
    const backend = await scannedBackend(
      musicFolder({ 'a.flac': flacFile({ picture: Buffer.from('no picture') }) }),
    )
    const [song] = await songsOf(backend)
    const response = await backend.request(`${song!.al.picUrl.replace('/api', '')}?param=60y60`)
    expect((await sharp(await bytesOf(response)).metadata()).width).toBe(60)
  })

  it('stores rendered covers, and renders only empty files again', async () => {
    const data = musicFolder({})
    const backend = await scannedBackend(musicFolder({ 'a.mp3': mp3File() }), { data })
    const [song] = await songsOf(backend)
    const url = `${song!.al.picUrl.replace('/api', '')}?param=50y50`
    const first = await bytesOf(await backend.request(url))
    const name = readdirSync(join(data, 'covers')).find((name) => name.endsWith('-50.jpg'))!
    writeFileSync(join(data, 'covers', name), '')
    expect((await bytesOf(await backend.request(url))).equals(first)).toBe(true)
    const etag = (await backend.request(url)).headers.get('etag')!
    expect((await backend.request(url, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  it('renders playlists of four albums as a mosaic, and banners at 1080x400', async () => {
    const files = Object.fromEntries([1, 2, 3, 4].map((seed) => [`album ${seed}/x.mp3`, mp3File({ seed })]))
    const backend = await scannedBackend(musicFolder(files))
    const { body } = await backend.call<{ result: { picUrl: string }[] }>('/personalized')
    const cover = await backend.request(`${body.result[0]!.picUrl.replace('/api', '')}?param=500y500`)
    expect((await sharp(await bytesOf(cover)).metadata()).width).toBe(500)
    const banners = await backend.call<{ banners: { imageUrl: string; targetType: number }[] }>('/banner')
    expect(banners.body.banners.map(({ targetType }) => targetType)).toEqual([10, 10, 10, 10, 1000, 1000])
    const image = await backend.request(banners.body.banners[4]!.imageUrl.replace('/api', ''))
    const { width, height } = await sharp(await bytesOf(image)).metadata()
    expect([width, height]).toEqual([1080, 400])
  })
})
