import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

interface Picture {
  src: string
  sizes: string
}

interface Manifest {
  lang: string
  description: string
  icons: Picture[]
  screenshots: (Picture & { label: string })[]
  shortcuts: { name: string; icons: Picture[] }[]
}

const fileOf = (path: string) => fileURLToPath(new URL(`../../public${path}`, import.meta.url))
const manifest = (name: string) => JSON.parse(readFileSync(fileOf(`/${name}`), 'utf8')) as Manifest
const chinese = manifest('manifest.webmanifest')
const english = manifest('manifest.en.webmanifest')

/** A manifest without what is told in words. */
const wordless = (manifest: Manifest) => ({
  ...manifest,
  lang: '',
  description: '',
  screenshots: manifest.screenshots.map((one) => ({ ...one, label: '' })),
  shortcuts: manifest.shortcuts.map((one) => ({ ...one, name: '' })),
})

describe('the manifests', () => {
  it('say the same in both languages', () => {
    expect(wordless(english)).toEqual(wordless(chinese))
    expect(english.lang).toBe('en')
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}/u)
  })

  it('name pictures that are there, in the sizes that they have', async () => {
    const pictures = [
      ...chinese.icons,
      ...chinese.screenshots,
      ...chinese.shortcuts.flatMap((one) => one.icons),
    ]
    expect(pictures.length).toBeGreaterThan(6)
    for (const { src, sizes } of pictures) {
      expect(existsSync(fileOf(src)), src).toBe(true)
      if (sizes === 'any') continue
      const { width, height } = await sharp(fileOf(src)).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })
})
