export interface WavOptions {
  seconds: number
  /** Returns the sample at that second, −1..1. */
  sample: (seconds: number) => number
  sampleRate?: number
}

/** A mono 16-bit WAV file. */
export function wav({ seconds, sample, sampleRate = 48_000 }: WavOptions): Blob {
  const frames = Math.round(seconds * sampleRate)
  const view = new DataView(new ArrayBuffer(44 + frames * 2))
  const text = (at: number, value: string) =>
    [...value].forEach((letter, i) => view.setUint8(at + i, letter.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, 36 + frames * 2, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, frames * 2, true)
  for (let i = 0; i < frames; i++) view.setInt16(44 + i * 2, sample(i / sampleRate) * 32_767, true)
  return new Blob([view], { type: 'audio/wav' })
}
