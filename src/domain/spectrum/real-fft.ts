/** Returns the bit-reversed index of each index below `size`, a power of two. */
function reversedPlaces(size: number): Uint32Array {
  const places = new Uint32Array(size)
  for (let i = 1, half = size >> 1; i < size; i++)
    places[i] = ((places[i >> 1] ?? 0) >> 1) | (i & 1 ? half : 0)
  return places
}

/**
 * The discrete Fourier transform of real samples. They are packed into half as many complex ones, transformed by
 * radix-2² butterflies, and separated again. Allocates nothing after construction.
 */
export class RealFft {
  /** Bins 0 to `size / 2`, overwritten by each {@link transform}. */
  readonly real: Float64Array
  readonly imaginary: Float64Array
  private readonly half: number
  private readonly places: Uint32Array
  /** The cosine and sine of 2πk/size. */
  private readonly cos: Float64Array
  private readonly sin: Float64Array

  /** `size`: samples per transform, a power of two of at least 8. */
  constructor(readonly size: number) {
    if (size < 8 || (size & (size - 1)) !== 0)
      throw new RangeError(`not a power of two of at least 8: ${size}`)
    this.half = size / 2
    this.real = new Float64Array(this.half + 1)
    this.imaginary = new Float64Array(this.half + 1)
    this.places = reversedPlaces(this.half)
    const angle = (k: number) => (2 * Math.PI * k) / size
    this.cos = Float64Array.from({ length: size }, (_, k) => Math.cos(angle(k)))
    this.sin = Float64Array.from({ length: size }, (_, k) => Math.sin(angle(k)))
  }

  transform(samples: Float64Array): void {
    const { half, real, imaginary, places } = this
    for (let i = 0; i < half; i++) {
      const place = places[i] as number
      real[place] = samples[2 * i] as number
      imaginary[place] = samples[2 * i + 1] as number
    }
    const odd = (31 - Math.clz32(half)) & 1
    if (odd) this.pairs()
    for (let quarter = odd ? 2 : 1; quarter < half; quarter *= 4) this.butterflies(quarter)
    this.separate()
  }

  /** The first stage when the number of stages is odd. */
  private pairs(): void {
    const { half, real, imaginary } = this
    for (let i = 0; i < half; i += 2) {
      const r = real[i + 1] as number
      const m = imaginary[i + 1] as number
      real[i + 1] = (real[i] as number) - r
      imaginary[i + 1] = (imaginary[i] as number) - m
      real[i] = (real[i] as number) + r
      imaginary[i] = (imaginary[i] as number) + m
    }
  }

  /** Two stages at once: four transforms of `quarter` points become one. */
  private butterflies(quarter: number): void {
    const { half, real, imaginary, cos, sin, size } = this
    const stride = size / (4 * quarter)
    for (let j = 0; j < quarter; j++) {
      const w1 = j * stride
      const w2 = 2 * w1
      const w3 = 3 * w1
      const c1 = cos[w1] as number
      const s1 = sin[w1] as number
      const c2 = cos[w2] as number
      const s2 = sin[w2] as number
      const c3 = cos[w3] as number
      const s3 = sin[w3] as number
      for (let a = j; a < half; a += 4 * quarter) {
        const b = a + quarter
        const c = b + quarter
        const d = c + quarter
        const ar = real[a] as number
        const am = imaginary[a] as number
        const br = (real[b] as number) * c2 + (imaginary[b] as number) * s2
        const bm = (imaginary[b] as number) * c2 - (real[b] as number) * s2
        const cr = (real[c] as number) * c1 + (imaginary[c] as number) * s1
        const cm = (imaginary[c] as number) * c1 - (real[c] as number) * s1
        const dr = (real[d] as number) * c3 + (imaginary[d] as number) * s3
        const dm = (imaginary[d] as number) * c3 - (real[d] as number) * s3
        const sumR = cr + dr
        const sumM = cm + dm
        const gapR = cr - dr
        const gapM = cm - dm
        real[a] = ar + br + sumR
        imaginary[a] = am + bm + sumM
        real[b] = ar - br + gapM
        imaginary[b] = am - bm - gapR
        real[c] = ar + br - sumR
        imaginary[c] = am + bm - sumM
        real[d] = ar - br - gapM
        imaginary[d] = am - bm + gapR
      }
    }
  }

  /** Computes the transform of the real samples from that of the packed ones. */
  private separate(): void {
    const { half, real, imaginary, cos, sin } = this
    const first = real[0] as number
    const second = imaginary[0] as number
    real[0] = first + second
    imaginary[0] = 0
    real[half] = first - second
    imaginary[half] = 0
    for (let k = 1; k <= half / 2; k++) {
      const l = half - k
      const evenR = ((real[k] as number) + (real[l] as number)) / 2
      const evenM = ((imaginary[k] as number) - (imaginary[l] as number)) / 2
      const oddR = ((imaginary[k] as number) + (imaginary[l] as number)) / 2
      const oddM = ((real[l] as number) - (real[k] as number)) / 2
      const c = cos[k] as number
      const s = sin[k] as number
      const turnedR = oddR * c + oddM * s
      const turnedM = oddM * c - oddR * s
      real[k] = evenR + turnedR
      imaginary[k] = evenM + turnedM
      real[l] = evenR - turnedR
      imaginary[l] = turnedM - evenM
    }
  }
}
