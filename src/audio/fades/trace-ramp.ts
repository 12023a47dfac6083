import { traceSpan } from '../../trace/trace'
import type { FadeOutcome } from './fade'

/** Shows a ramp of a deck to a level in the performance panel once it is settled. Returns the same outcome. */
export async function traceRamp(
  deck: number,
  level: number,
  ramp: Promise<FadeOutcome>,
): Promise<FadeOutcome> {
  const startMs = performance.now()
  const outcome = await ramp
  traceSpan('Fades', `${deck}: to ${level}, ${outcome}`, startMs, level > 0 ? 'tertiary' : 'tertiary-light')
  return outcome
}
