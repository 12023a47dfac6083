import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseBuffer, type IAudioMetadata } from 'music-metadata'
import { beforeAll, describe, expect, it } from 'vitest'
import { pcmHash, type LibraryRow } from '../../tools/demo/generate'
import { render } from '../../tools/demo/render'
import { songs } from '../../tools/demo/songs/catalogue'

const folder = fileURLToPath(new URL('../../demo/', import.meta.url))
const rows = JSON.parse(readFileSync(`${folder}library.json`, 'utf8')) as LibraryRow[]
const FULL = ['.lrc', '.tlyric.lrc', '.romalrc.lrc', '.yrc', '.ytlrc.lrc']

interface TimedLine {
  start: number
  duration: number
  words: { start: number; duration: number; text: string }[]
}

const stem = (row: LibraryRow): string => row.path.replace(/\.(mp3|flac)$/, '')

function sideFile(row: LibraryRow, suffix: string): string | undefined {
  try {
    return readFileSync(folder + stem(row) + suffix, 'utf8')
  } catch {
    return undefined
  }
}

function timedLines(yrc: string): TimedLine[] {
  return yrc
    .split('\n')
    .filter((line) => line.startsWith('['))
    .map((line) => {
      const head = /^\[(\d+),(\d+)\]/.exec(line)!
      const words = [...line.matchAll(/\((\d+),(\d+),0\)([^(]*)/g)].map(([, start, duration, text]) => ({
        start: Number(start),
        duration: Number(duration),
        text: text!,
      }))
      return { start: Number(head[1]), duration: Number(head[2]), words }
    })
}

const withWords = rows.filter((row) => sideFile(row, '.yrc') !== undefined)
const metadata = new Map<number, IAudioMetadata>()

beforeAll(async () => {
  for (const row of rows) {
    metadata.set(row.id, await parseBuffer(readFileSync(folder + row.path), undefined, { duration: true }))
  }
})

describe('demo library', () => {
  it('has twelve songs with fixed ids, half of them MP3 and half FLAC', () => {
    expect(rows.map((row) => row.id)).toEqual(Array.from({ length: 12 }, (_, index) => 1001 + index))
    expect(rows.filter((row) => row.path.endsWith('.mp3'))).toHaveLength(6)
    expect(rows.filter((row) => row.path.endsWith('.flac'))).toHaveLength(6)
  })

  it('stays within 12 MB', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const bytes = files.reduce((sum, name) => sum + statSync(folder + name).size, 0)
    expect(bytes).toBeLessThanOrEqual(12e6)
  })

  it.each(rows)('$path has its tags and its cover', (row) => {
    const { common, format } = metadata.get(row.id)!
    const song = songs.find(({ id }) => id === row.id)!
    expect(format.duration).toBeGreaterThanOrEqual(40)
    expect(format.duration).toBeLessThanOrEqual(90)
    expect(common).toMatchObject({
      title: song.title,
      artist: song.release.artist,
      album: song.release.title,
      albumartist: song.release.artist,
      year: song.release.year,
      genre: [song.genre],
    })
    expect(common.track).toEqual({ no: song.track, of: song.release.tracks })
    expect(common.disk.no).toBe(1)
    expect(common.picture?.[0]?.format).toBe('image/jpeg')
    expect(common.picture![0]!.data.length).toBeLessThanOrEqual(45 * 1024)
  })

  it('has at least four artists and four releases', () => {
    expect(new Set(songs.map((song) => song.release.artist)).size).toBeGreaterThanOrEqual(4)
    expect(new Set(songs.map((song) => song.release.title)).size).toBeGreaterThanOrEqual(4)
  })

  it('has every kind of lyrics: words, lines, pure music and none', () => {
    const kinds = rows.map((row) => FULL.filter((suffix) => sideFile(row, suffix) !== undefined).length)
    expect(kinds.filter((count) => count === FULL.length).length).toBeGreaterThanOrEqual(7)
    expect(kinds).toContain(2)
    expect(kinds).toContain(0)
    expect(rows.map((row) => sideFile(row, '.lrc'))).toContain('[99:00.00]纯音乐，请欣赏\n')
  })

  it('has a song of more than eighty lines and one with a long intro', () => {
    const songLines = withWords.map((row) => timedLines(sideFile(row, '.yrc')!))
    expect(Math.max(...songLines.map((lines) => lines.length))).toBeGreaterThanOrEqual(80)
    expect(Math.max(...songLines.map((lines) => lines[0]!.start))).toBeGreaterThanOrEqual(15_000)
  })

  it.each(withWords)('the words of $path are in order and within the song', (row) => {
    const end = metadata.get(row.id)!.format.duration! * 1000
    let before = 0
    for (const line of timedLines(sideFile(row, '.yrc')!)) {
      const sung = line.words.filter((word) => word.text !== ' ')
      expect(line.start).toBe(sung[0]!.start)
      for (const word of sung) {
        expect(word.start).toBeGreaterThanOrEqual(before)
        expect(word.duration).toBeGreaterThan(0)
        before = word.start
      }
      expect(line.start + line.duration).toBe(sung.at(-1)!.start + sung.at(-1)!.duration)
      expect(line.start + line.duration).toBeLessThan(end)
    }
  })

  it.each(withWords)('every line of $path has a translation and a romanisation with the same time', (row) => {
    const stamps = (suffix: string): string[] =>
      [...sideFile(row, suffix)!.matchAll(/^\[(\d\d:\d\d\.\d+)\](?!.* : )/gm)].map((found) => found[1]!)
    const lines = timedLines(sideFile(row, '.yrc')!).length
    expect(stamps('.lrc')).toHaveLength(lines)
    expect(stamps('.tlyric.lrc')).toEqual(stamps('.lrc'))
    expect(stamps('.romalrc.lrc')).toEqual(stamps('.lrc'))
    expect(stamps('.ytlrc.lrc')).toHaveLength(lines)
  })

  it('is rendered identically on every machine', { timeout: 20_000 }, () => {
    const shortest = songs.find((song) => song.id === 1007)!
    expect(pcmHash(render(shortest).pcm)).toBe(rows.find((row) => row.id === shortest.id)!.pcm)
  })
})
