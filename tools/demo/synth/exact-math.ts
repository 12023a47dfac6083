/*
 * Only + - * / and Math.sqrt are exact by IEEE 754; Math.sin, Math.pow and Math.exp may differ in the last bit
 * from one engine to the next. These stand-ins make the synthesised samples equal everywhere.
 */

const TAU = 6.283185307179586
const LN2 = 0.6931471805599453
const POWERS = Array.from({ length: 129 }, (_, index) => {
  let value = 1
  for (let step = 64; step < index; step++) value *= 2
  for (let step = index; step < 64; step++) value /= 2
  return value
})

/** Sine of a phase in turns (1 = a full circle), error below 1e-9. */
export function sine(turns: number): number {
  let phase = turns - Math.floor(turns)
  if (phase > 0.75) phase -= 1
  else if (phase > 0.25) phase = 0.5 - phase
  const x = phase * TAU
  const s = x * x
  return (
    x *
    (1 +
      s *
        (-1 / 6 + s * (1 / 120 + s * (-1 / 5040 + s * (1 / 362880 + s * (-1 / 39916800 + s / 6227020800))))))
  )
}

/** Cosine of a phase in turns. */
export function cosine(turns: number): number {
  return sine(turns + 0.25)
}

/** Two to the power x, x clamped to [-64, 64]. */
export function exp2(x: number): number {
  const bounded = x < -64 ? -64 : x > 64 ? 64 : x
  const whole = Math.floor(bounded)
  const y = (bounded - whole) * LN2
  let sum = 1
  for (let order = 11; order > 0; order--) sum = 1 + (y / order) * sum
  return sum * POWERS[whole + 64]!
}

/** Logarithm to base two of a positive number. */
function log2(x: number): number {
  let mantissa = x
  let exponent = 0
  while (mantissa >= 2) {
    mantissa /= 2
    exponent++
  }
  while (mantissa < 1) {
    mantissa *= 2
    exponent--
  }
  const t = (mantissa - 1) / (mantissa + 1)
  const s = t * t
  let sum = 0
  for (let order = 23; order > 0; order -= 2) sum = 1 / order + s * sum
  return exponent + (2 / LN2) * t * sum
}

/** base ** exponent for a positive base. */
export function power(base: number, exponent: number): number {
  return exp2(exponent * log2(base))
}

/** Frequency in Hz of a MIDI number, 69 = 440 Hz; fractions are cents/100. */
export function pitch(midi: number): number {
  return 440 * exp2((midi - 69) / 12)
}

/** Linear gain of a level in decibels. */
export function decibels(level: number): number {
  return exp2(level / 6.020599913279624)
}

/** Factor a sample is multiplied by so that it falls by 60 dB in the given seconds. */
export function decayFactor(seconds: number, rate: number): number {
  return exp2(-9.965784284662087 / (seconds * rate))
}
