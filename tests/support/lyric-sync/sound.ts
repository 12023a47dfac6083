/** Mono sound; `start` is the second of its first sample, `rate` samples a second. */
export interface Sound {
  rate: number
  start: number
  samples: Float32Array
}

/** From float32 samples in base64. */
export function readSound({ rate, start, samples }: { rate: number; start: number; samples: string }): Sound {
  const bytes = new Uint8Array(Buffer.from(samples, 'base64'))
  return { rate, start, samples: new Float32Array(bytes.buffer) }
}

/** The stretch between those seconds; null when not all of it is there. */
export function cut({ rate, start, samples }: Sound, from: number, to: number): Sound | null {
  const first = Math.round((from - start) * rate)
  const last = Math.round((to - start) * rate)
  if (first < 0 || last > samples.length) return null
  return { rate, start: start + first / rate, samples: samples.slice(first, last) }
}

export interface Silence {
  from: number
  to: number
}

/** Shorter ones are in music, too. */
const shortest = 0.004

/** Where there is nothing at all, in seconds. */
export function silencesIn({ rate, start, samples }: Sound): Silence[] {
  const silences: Silence[] = []
  let from = 0
  for (let i = 0; i <= samples.length; i++) {
    if (i < samples.length && samples[i] === 0) continue
    if (i - from > shortest * rate) silences.push({ from: start + from / rate, to: start + i / rate })
    from = i + 1
  }
  return silences
}
