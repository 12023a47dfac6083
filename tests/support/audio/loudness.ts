import type { MeasuredLoudness } from '../../../src/domain/loudness/loudness-meter'
import { stream, wavFile, type RecordedEngine } from './recorded-engine'

/** Returns the address of a tone of 1 kHz, as high as `height` of full scale. */
export const tone = (seconds: number, height: number) =>
  wavFile(seconds, (at) => height * Math.sin(2 * Math.PI * 1000 * at))

/** Plays a file from its beginning with that gain. */
export function load(engine: RecordedEngine['engine'], url: string, gain: number, measured = false): void {
  engine.load(stream(url), { at: 0, play: true, expectedDuration: 0, loudness: { gain, measured } })
}

/** Notes what the engine reports of measured tracks. */
export function measurements({ engine }: RecordedEngine): [trackId: number, measured: MeasuredLoudness][] {
  const told: [number, MeasuredLoudness][] = []
  engine.observe({ measured: (...what) => told.push(what) })
  return told
}
