import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LoudnessMeter, type MeasuredLoudness } from '../../../src/domain/loudness/loudness-meter'
import { hasFfmpeg } from '../../support/server/ffmpeg-file'
import type { LibraryRow } from '../../../tools/demo/generate'

const folder = fileURLToPath(new URL('../../../demo/', import.meta.url))
const rows = JSON.parse(readFileSync(`${folder}library.json`, 'utf8')) as LibraryRow[]
const sampleRate = 44_100
const quantum = 128

function ffmpeg(...given: readonly string[]) {
  return spawnSync('ffmpeg', ['-nostdin', '-hide_banner', ...given], { maxBuffer: 256 * 1024 * 1024 })
}

function measure(path: string): MeasuredLoudness | null {
  const format = ['-f', 'f32le', '-ac', '2', '-ar', String(sampleRate), '-']
  const { stdout } = ffmpeg('-v', 'error', '-i', path, ...format)
  // copied, since it may begin anywhere in memory
  const samples = new Float32Array(new Uint8Array(stdout).buffer)
  const meter = new LoudnessMeter(sampleRate)
  const channels = [new Float32Array(quantum), new Float32Array(quantum)] as const
  for (let frame = 0; frame + quantum <= samples.length / 2; frame += quantum) {
    for (let i = 0; i < quantum; i++) {
      channels[0][i] = samples[(frame + i) * 2] ?? 0
      channels[1][i] = samples[(frame + i) * 2 + 1] ?? 0
    }
    meter.take(channels)
  }
  return meter.read()
}

/** The summary of ffmpeg's own meter: `I: -14.2 LUFS` and `Peak: -1.0 dBFS`. */
function told(path: string): { loudness: number; peakDb: number } {
  const log = String(ffmpeg('-i', path, '-af', 'ebur128=peak=true', '-f', 'null', '-').stderr)
  const summary = log.slice(log.lastIndexOf('Summary:'))
  const number = (pattern: RegExp) => Number(pattern.exec(summary)?.[1] ?? Number.NaN)
  return { loudness: number(/I:\s*(-?[\d.]+) LUFS/), peakDb: number(/Peak:\s*(-?[\d.]+) dBFS/) }
}

describe.skipIf(!hasFfmpeg)('LoudnessMeter beside the meter of ffmpeg', () => {
  it.each(rows.map(({ path }) => path))('agrees about %s', (path) => {
    const measured = measure(folder + path)
    const { loudness, peakDb } = told(folder + path)
    expect(Math.abs((measured?.loudness ?? 0) - loudness)).toBeLessThan(0.2)
    expect(Math.abs(20 * Math.log10(measured?.peak ?? 0) - peakDb)).toBeLessThan(0.5)
  })
})
