import { cosine, decayFactor, sine } from './exact-math'

/** Adds a sinusoid that decays by 60 dB in `seconds`, by the two-multiply recursion of a resonator. */
export function ring(
  out: Float32Array,
  rate: number,
  frequency: number,
  amplitude: number,
  seconds: number,
  phase = 0,
): void {
  if (frequency >= rate * 0.46 || amplitude === 0) return
  const factor = decayFactor(seconds, rate)
  const step = frequency / rate
  const first = 2 * factor * cosine(step)
  const second = factor * factor
  let before = (amplitude * sine(phase - step)) / factor
  let earlier = (amplitude * sine(phase - 2 * step)) / second
  for (let index = 0; index < out.length; index++) {
    const sample = first * before - second * earlier
    out[index]! += sample
    earlier = before
    before = sample
  }
}

/** Fades a note in over `attack` seconds and, from `gate` seconds on, out by 60 dB in `release` seconds. */
export function shape(out: Float32Array, rate: number, attack: number, gate: number, release: number): void {
  const rise = Math.max(1, Math.round(attack * rate))
  for (let index = 0; index < Math.min(rise, out.length); index++) {
    const x = index / rise
    out[index]! *= x * x * (3 - 2 * x)
  }
  const factor = decayFactor(release, rate)
  let gain = 1
  for (let index = Math.round(gate * rate); index < out.length; index++) {
    gain *= factor
    out[index]! *= gain
  }
  const last = Math.min(out.length, Math.round(0.01 * rate))
  for (let index = 0; index < last; index++) out[out.length - 1 - index]! *= index / last
}
