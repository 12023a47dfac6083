import type { Sound } from './sound'

interface Candidate {
  at: number
  correlation: number
}

interface Match extends Candidate {
  /** The greatest correlation anywhere else. */
  elsewhere: number
}

const coarse = 4
/** Seconds around the peak that count as the peak. */
const peakWidth = 0.004

/**
 * The second of the file at which a piece of it begins, within `reach` seconds of the expectation; null when that lies
 * outside the file. A likeness is a correlation: 1 for the very same sound.
 */
export function locateInFile(piece: Sound, file: Sound, expected: number, reach: number): Match | null {
  const roughly = correlations(decimate(piece), decimate(file), expected - reach, expected + reach)
  const [first] = roughly
  if (!first) return null
  const best = roughly.reduce(better, first)
  const others = roughly.filter(({ at }) => Math.abs(at - best.at) > peakWidth)
  const exactly = correlations(piece, file, best.at - peakWidth, best.at + peakWidth)
  const elsewhere = Math.max(0, ...others.map(({ correlation }) => correlation))
  return { ...exactly.reduce(better, { ...best, correlation: 0 }), elsewhere }
}

function better(most: Candidate, one: Candidate): Candidate {
  return one.correlation > most.correlation ? one : most
}

function correlations(piece: Sound, file: Sound, from: number, to: number): Candidate[] {
  const { rate, samples } = file
  const { length } = piece.samples
  const first = Math.max(0, Math.round((from - file.start) * rate))
  const last = Math.min(samples.length - length, Math.round((to - file.start) * rate))
  const own = Math.sqrt(piece.samples.reduce((sum, sample) => sum + sample * sample, 0))
  const points: Candidate[] = []
  let energy = 0
  for (let i = first; i < first + length; i++) energy += (samples[i] ?? 0) ** 2
  for (let lag = first; lag <= last; lag++) {
    let sum = 0
    for (let i = 0; i < length; i++) sum += (piece.samples[i] ?? 0) * (samples[lag + i] ?? 0)
    const scale = own * Math.sqrt(energy)
    points.push({ at: file.start + lag / rate, correlation: scale > 0 ? sum / scale : 0 })
    energy = Math.max(0, energy + (samples[lag + length] ?? 0) ** 2 - (samples[lag] ?? 0) ** 2)
  }
  return points
}

function decimate({ rate, start, samples }: Sound): Sound {
  const thinned = new Float32Array(Math.floor(samples.length / coarse))
  for (let i = 0; i < thinned.length; i++) {
    for (let j = 0; j < coarse; j++) thinned[i] = (thinned[i] ?? 0) + (samples[i * coarse + j] ?? 0) / coarse
  }
  return { rate: rate / coarse, start, samples: thinned }
}
