import sharp from 'sharp'
import { coverArt } from './cover-art'
import type { Release } from '../songs/releases'

/** Pixels of a cover's side. */
export const COVER_SIDE = 640

/** The release's cover as a JPEG; no text in it, for fonts differ between machines. */
export async function renderCover(release: Release): Promise<Buffer> {
  const svg = coverArt[release.cover]()
  return sharp(Buffer.from(svg), { density: 72 })
    .resize(COVER_SIDE, COVER_SIDE)
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}
