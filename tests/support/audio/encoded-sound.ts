import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knownSound } from './known-sound.ts'

export interface EncodedSound {
  /** Of the file's name. */
  ending: string
  /** Arguments of the encoder. */
  codec: string
  rate: number
  /** Seconds of {@link knownSound}. */
  from: number
  seconds: number
}

/**
 * Encodes a part of the known sound. Returns the file as base64; null where there is no ffmpeg. Tests in a browser call
 * it as a command.
 */
export function encodedSound(_context: unknown, wanted: EncodedSound): string | null {
  const { ending, codec, rate, from, seconds } = wanted
  const samples = Float32Array.from({ length: seconds * rate }, (_, at) => knownSound(from + at / rate))
  const folder = mkdtempSync(join(tmpdir(), 'melisma-sound-'))
  try {
    const path = join(folder, `sound.${ending}`)
    const input = ['-v', 'error', '-y', '-f', 'f32le', '-ar', String(rate), '-ac', '1', '-i', 'pipe:0']
    const made = spawnSync('ffmpeg', [...input, ...codec.split(' '), path], {
      input: Buffer.from(samples.buffer),
    })
    if (made.error && 'code' in made.error && made.error.code === 'ENOENT') return null
    if (made.status !== 0) throw new Error(`ffmpeg cannot make it: ${String(made.stderr)}`)
    return readFileSync(path).toString('base64')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
