import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './music-folder'

/** Whether this machine has the programme that makes these files; tests that need it are skipped elsewhere. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

export interface FfmpegFileOptions {
  /** Arguments of the encoder, e.g. `-c:a alac`. */
  codec?: string
  seconds?: number
  /** Of the tone in hertz; makes the sound of two files differ. */
  tone?: number
  rate?: number
  tags?: Readonly<Record<string, string>>
}

/**
 * Makes a file with a tone, in the format of its ending and without the encoder's name in it, so that equal arguments
 * make equal bytes. Returns its path.
 */
export function ffmpegFile(
  name: string,
  options: FfmpegFileOptions = {},
  folder = temporaryFolder(),
): string {
  const { codec = '', seconds = 1, tone = 440, rate = 44_100, tags = {} } = options
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  const source = `sine=frequency=${tone}:sample_rate=${rate}:duration=${seconds}`
  const metadata = Object.entries(tags).flatMap(([key, value]) => ['-metadata', `${key}=${value}`])
  const input = ['-v', 'error', '-nostdin', '-y', '-f', 'lavfi', '-i', source, '-ac', '2', '-bitexact']
  const made = spawnSync('ffmpeg', [...input, ...codec.split(' ').filter(Boolean), ...metadata, path])
  if (made.status !== 0) throw new Error(`ffmpeg cannot make ${name}: ${String(made.stderr)}`)
  return path
}
