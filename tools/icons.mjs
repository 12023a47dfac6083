// Draws the icons of the installed app from public/icon.svg; run it when that has changed: node tools/icons.mjs
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../public/icons', import.meta.url))
const svg = readFileSync(fileURLToPath(new URL('../public/icon.svg', import.meta.url)), 'utf8')
const background = /<rect [^>]*fill="(#\w+)"/.exec(svg)?.[1]
if (!background) throw new Error('icon.svg lacks its background')

/** Systems cut these to their own shape: only the inner 80 % are sure to be seen (w3.org/TR/appmanifest, icon masks). */
const fullBleed = svg
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace(/<rect [^>]*\/>/, `<rect x="-8" y="-8" width="80" height="80" fill="${background}" />`)

mkdirSync(folder, { recursive: true })
/** @type {[name: string, source: string, size: number][]} */
const icons = [
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['maskable-192.png', fullBleed, 192],
  ['maskable-512.png', fullBleed, 512],
  ['apple-touch-icon.png', fullBleed, 180],
]
for (const [name, source, size] of icons)
  await sharp(Buffer.from(source), { density: 1200 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, name))
