import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { COVER_SIDE, renderCover } from './encode/cover'
import { encodeFlac } from './encode/flac'
import { encodeMp3 } from './encode/mp3'
import { flacBlocks, withId3 } from './encode/tags'
import { lineFiles, pureMusicFiles, wordFiles, type LyricFiles } from './lyrics/lyric-files'
import type { SungLine } from './lyrics/sung-line'
import { render } from './render'
import { songs } from './songs/catalogue'
import type { Song } from './songs/song'

/** A row of `demo/library.json`; `path` is relative to `demo`, `pcm` the SHA-1 of the 16-bit samples. */
export interface LibraryRow {
  id: number
  path: string
  pcm: string
}

/** SHA-1 of interleaved samples in little-endian order, in hex. */
export function pcmHash(pcm: Int16Array): string {
  return createHash('sha1')
    .update(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength))
    .digest('hex')
}

function lyricFiles(song: Song, lines: readonly SungLine[]): LyricFiles {
  switch (song.lyrics) {
    case 'full':
      return wordFiles(lines, song.credits, song.style)
    case 'lines':
      return lineFiles(lines, song.credits, song.style)
    case 'pure':
      return pureMusicFiles()
    case 'none':
      return {}
  }
}

async function writeSong(song: Song, folder: string): Promise<LibraryRow> {
  const cover = await renderCover(song.release)
  const { pcm, lines } = render(song)
  const audio =
    song.codec === 'flac'
      ? await encodeFlac(pcm, song.rate, flacBlocks(song, cover, COVER_SIDE))
      : withId3(song, cover, await encodeMp3(pcm, song.rate))
  const number = String(song.track).padStart(2, '0')
  const stem = `${song.release.artist}/${song.release.title}/${number} ${song.title}`
  await mkdir(dirname(join(folder, stem)), { recursive: true })
  await writeFile(join(folder, `${stem}.${song.codec}`), audio)
  for (const [suffix, text] of Object.entries(lyricFiles(song, lines))) {
    await writeFile(join(folder, stem + suffix), text)
  }
  const seconds = pcm.length / 2 / song.rate
  process.stdout.write(
    `${song.id} ${seconds.toFixed(1).padStart(5)} s ${String(Math.round(audio.length / 1024)).padStart(5)} KB ${stem}\n`,
  )
  return { id: song.id, path: `${stem}.${song.codec}`, pcm: pcmHash(pcm) }
}

/** Empties a folder that may not be there yet, but for the clips, which are made by other means. */
async function empty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder))
    if (name !== 'videos') await rm(join(folder, name), { recursive: true, force: true })
}

/** Writes the library into `folder`, which is emptied first; with `only`, just that piece and nothing removed. */
export async function generate(folder: string, only?: number): Promise<void> {
  if (only === undefined) await empty(folder)
  const rows: LibraryRow[] = []
  for (const song of songs)
    if (only === undefined || song.id === only) rows.push(await writeSong(song, folder))
  if (only === undefined) await writeFile(join(folder, 'library.json'), `${JSON.stringify(rows, null, 2)}\n`)
}
