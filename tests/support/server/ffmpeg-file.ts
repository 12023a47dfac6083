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

export interface FfmpegFile extends FfmpegFileOptions {
  /** Of the file in its folder, which may have folders of its own. */
  name: string
}

/**
 * Makes files with a tone, each in the format of its ending and without the encoder's name in it, so that equal
 * arguments make equal bytes. All of them are made by one process, since its start takes longer than most files.
 * Returns their paths.
 */
export function ffmpegFiles(files: readonly FfmpegFile[], folder = temporaryFolder()): string[] {
  const sources: string[] = []
  const outputs = files.map(({ name, codec = '', seconds = 1, tone = 440, rate = 44_100, tags = {} }) => {
    const source = `sine=frequency=${tone}:sample_rate=${rate}:duration=${seconds}`
    if (!sources.includes(source)) sources.push(source)
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    const metadata = Object.entries(tags).flatMap(([key, value]) => ['-metadata', `${key}=${value}`])
    const sound = ['-map', `${sources.indexOf(source)}:a`, '-ac', '2', '-bitexact']
    return { path, given: [...sound, ...codec.split(' ').filter(Boolean), ...metadata, path] }
  })
  const inputs = sources.flatMap((source) => ['-f', 'lavfi', '-i', source])
  const all = ['-v', 'error', '-nostdin', '-y', ...inputs, ...outputs.flatMap(({ given }) => given)]
  const made = spawnSync('ffmpeg', all)
  if (made.status !== 0) throw new Error(`ffmpeg cannot make the files: ${String(made.stderr)}`)
  return outputs.map(({ path }) => path)
}

/** Makes one file as `ffmpegFiles` does. */
export function ffmpegFile(name: string, options: FfmpegFileOptions = {}, folder?: string): string {
  return ffmpegFiles([{ ...options, name }], folder)[0]!
}
