import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import type { LibraryRow } from '../generate'
import { songs } from '../songs/catalogue'
import { drawnScene, type Words } from './scene'
import { height, width } from './water'

/** The piece that the clip is of; the words are its first two lines. */
const songId = 1005
const framesPerSecond = 24
const seconds = 12.8
/** Where in the piece the clip begins. */
const startsAt = 12.6
/** The picture that stands for the clip in lists. */
const pictureAt = 6.4

const program = 'ffmpeg'
const encoderLimitMs = 10 * 60_000

/** Free formats, which every browser plays; a key frame every two seconds, for seeking. */
const encoding = [
  ['-map', '0:v', '-map', '1:a', '-t', String(seconds), '-r', String(framesPerSecond)],
  ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '45', '-g', String(framesPerSecond * 2)],
  ['-deadline', 'good', '-cpu-used', '1', '-row-mt', '1', '-pix_fmt', 'yuv420p'],
  ['-c:a', 'libopus', '-b:a', '48k', '-af', `afade=t=in:d=0.8,afade=t=out:st=${seconds - 1.4}:d=1.4`],
  ['-cues_to_front', '1', '-map_metadata', '-1'],
  ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
].flat()

const words = (title: string, artist: string): Words => ({
  title,
  artist,
  shown: { from: 0.5, to: 4 },
  lines: [
    { text: 'We set our lanterns on the sea', from: 4.1, to: 8.1 },
    { text: 'one for the dark and one for me', from: 8.25, to: 12.3 },
  ],
})

/**
 * Draws the clip and its picture into `videos` below the demo library. Needs `ffmpeg` (with libvpx and libopus) on
 * the path, which nothing else of the project does.
 */
export async function makeClip(folder: string): Promise<void> {
  const song = songs.find(({ id }) => id === songId)!
  const rows = JSON.parse(await readFile(join(folder, 'library.json'), 'utf8')) as LibraryRow[]
  const { path } = rows.find(({ id }) => id === songId)!
  const { title, release } = song
  const stem = join(folder, 'videos', `${release.artist} - ${title}`)
  await mkdir(join(folder, 'videos'), { recursive: true })

  const scene = (time: number) =>
    sharp(Buffer.from(drawnScene(time, seconds, words(title, release.artist)))).flatten()
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(framesPerSecond),
  ]
  const sound = ['-ss', String(startsAt), '-t', String(seconds), '-i', join(folder, path)]
  const tags = ['-metadata', `title=${title}`, '-metadata', `artist=${release.artist}`]
  const encoder = spawn(
    program,
    ['-v', 'error', '-y', ...raw, '-i', 'pipe:0', ...sound, ...encoding, ...tags, `${stem}.webm`],
    { stdio: ['pipe', 'inherit', 'inherit'], timeout: encoderLimitMs },
  )
  const ended = once(encoder, 'close').then(
    ([code]: unknown[]) => code,
    () => {
      throw new Error(`the clip needs ${program}, with libvpx and libopus, on the path`)
    },
  )
  async function* frames() {
    for (let frame = 0; frame < Math.round(seconds * framesPerSecond); frame++)
      yield await scene(frame / framesPerSecond)
        .raw()
        .toBuffer()
  }
  // an encoder that has gone says so by its exit
  await pipeline(frames, encoder.stdin).catch(() => undefined)
  const code = await ended
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}`)
  await writeFile(
    `${stem}.jpg`,
    await scene(pictureAt).resize(640, 360).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  )
}
