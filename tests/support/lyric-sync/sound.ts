/** Mono sound; `start` is the time of its first sample in seconds, `rate` is in samples a second. */
export interface Sound {
  rate: number
  start: number
  samples: Float32Array
}

/** Decodes float32 samples in base64. */
export function decodeSound({
  rate,
  start,
  samples,
}: {
  rate: number
  start: number
  samples: string
}): Sound {
  const bytes = new Uint8Array(Buffer.from(samples, 'base64'))
  return { rate, start, samples: new Float32Array(bytes.buffer) }
}

/** Returns the part between two times in seconds; null when it is not complete. */
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

/** Seconds; music contains shorter ones. */
const shortest = 0.004

/** Finds digital silence; times in seconds. */
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
