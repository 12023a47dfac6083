import type { Sound } from './sound'

interface Point {
  at: number
  likeness: number
}

interface Match extends Point {
  /** The greatest likeness anywhere else. */
  elsewhere: number
}

const coarse = 4
/** Seconds beside the peak that count as the peak. */
const peakWidth = 0.004

/**
 * The second of the file at which a piece of it begins, within `reach` seconds of the expectation; null when that lies
 * outside the file. A likeness is a correlation: 1 for the very same sound.
 */
export function findInFile(piece: Sound, file: Sound, expected: number, reach: number): Match | null {
  const roughly = likenesses(thin(piece), thin(file), expected - reach, expected + reach)
  const [first] = roughly
  if (!first) return null
  const best = roughly.reduce(liker, first)
  const others = roughly.filter(({ at }) => Math.abs(at - best.at) > peakWidth)
  const exactly = likenesses(piece, file, best.at - peakWidth, best.at + peakWidth)
  const elsewhere = Math.max(0, ...others.map(({ likeness }) => likeness))
  return { ...exactly.reduce(liker, { ...best, likeness: 0 }), elsewhere }
}

function liker(most: Point, one: Point): Point {
  return one.likeness > most.likeness ? one : most
}

function likenesses(piece: Sound, file: Sound, from: number, to: number): Point[] {
  const { rate, samples } = file
  const { length } = piece.samples
  const first = Math.max(0, Math.round((from - file.start) * rate))
  const last = Math.min(samples.length - length, Math.round((to - file.start) * rate))
  const own = Math.sqrt(piece.samples.reduce((sum, sample) => sum + sample * sample, 0))
  const points: Point[] = []
  let energy = 0
  for (let i = first; i < first + length; i++) energy += (samples[i] ?? 0) ** 2
  for (let lag = first; lag <= last; lag++) {
    let sum = 0
    for (let i = 0; i < length; i++) sum += (piece.samples[i] ?? 0) * (samples[lag + i] ?? 0)
    const scale = own * Math.sqrt(energy)
    points.push({ at: file.start + lag / rate, likeness: scale > 0 ? sum / scale : 0 })
    energy = Math.max(0, energy + (samples[lag + length] ?? 0) ** 2 - (samples[lag] ?? 0) ** 2)
  }
  return points
}

function thin({ rate, start, samples }: Sound): Sound {
  const thinned = new Float32Array(Math.floor(samples.length / coarse))
  for (let i = 0; i < thinned.length; i++) {
    for (let j = 0; j < coarse; j++) thinned[i] = (thinned[i] ?? 0) + (samples[i * coarse + j] ?? 0) / coarse
  }
  return { rate: rate / coarse, start, samples: thinned }
}
