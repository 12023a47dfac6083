import type { SpliceAnswer, SpliceCommand } from './splice-protocol'

const channels = [0, 1] as const

/** How many samples of exact silence in both channels count as the end, rather than as a zero crossing. */
const endRun = 16

/** How long a jump between the last sample of one track and the first of the next is smoothed. */
const declickSeconds = 0.002

/** How many frames can be held back: more than a second at 48 kHz. */
const capacity = 65_536

/**
 * Joins two decks to the sample. The second one is started a little early and held back. Where the first one ends, which
 * a media element shows by exact silence, the second one is output from its first sound on, delayed by as much as it was
 * early. Runs in the audio thread: allocates nothing per quantum.
 */
export class Splice {
  private readonly ring = channels.map(() => new Float32Array(capacity))
  private mode: 'through' | 'hold' | 'joined' = 'through'
  private id = 0
  private notBefore = 0
  private aheadGain = 1
  /** Frames written into the ring and read from it since the held deck's first sound. */
  private written = 0
  private read = 0
  private hasSound = false
  /** Frames at the end of the last quantum that were silent, but too few to be taken for the end. */
  private undecided = 0
  /** The frame at which the first deck ended, until the first sound after it; else null. */
  private endedAt: number | null = null
  /** The last samples of the first deck, as loud as they are heard beside this one. */
  private readonly last = new Float32Array(channels.length)
  private readonly jump = new Float32Array(channels.length)
  private declicked: number
  private readonly declickFrames: number

  constructor(
    sampleRate: number,
    private readonly answer: (answer: SpliceAnswer) => void,
  ) {
    this.declickFrames = Math.ceil(declickSeconds * sampleRate)
    this.declicked = this.declickFrames
  }

  accept(command: SpliceCommand): void {
    this.written = 0
    this.read = 0
    this.hasSound = false
    this.undecided = 0
    this.endedAt = null
    this.declicked = this.declickFrames
    this.last.fill(0)
    this.mode = command.type
    if (command.type === 'through') return
    this.id = command.id
    this.notBefore = command.notBefore
    this.aheadGain = command.aheadGain
  }

  /** `own` is the joining deck, `ahead` the one before it; either may have no channels while it is silent. */
  render(
    own: readonly Float32Array[],
    ahead: readonly Float32Array[],
    output: readonly Float32Array[],
    frame: number,
  ): void {
    const length = output[0]?.length ?? 0
    let from = 0
    if (this.endedAt !== null) this.awaitSound(own, length, frame, this.endedAt)
    if (this.mode === 'hold') {
      this.writeRing(own, length)
      from = this.endOf(ahead, length, frame)
      this.remember(ahead, from)
      for (const channel of output) channel.fill(0, 0, from)
      if (from === length) return
      this.join(length - from, frame + from)
      this.measureJump(own, from)
    } else if (this.mode === 'joined') {
      this.writeRing(own, length)
    }
    if (this.mode === 'joined') this.readRing(output, from, length)
    else pass(own, output, from, length)
    this.declick(output, from, length)
  }

  /** Writes samples into the ring, from the first that is not silence. */
  private writeRing(own: readonly Float32Array[], length: number): void {
    let start = 0
    if (!this.hasSound) {
      start = firstSound(own, length)
      if (start === length) return
      this.hasSound = true
    }
    for (const c of channels) {
      const ring = this.ring[c]
      const samples = own[c] ?? own[0]
      if (!ring) continue
      for (let i = start; i < length; i++) {
        ring[(this.written + i - start) % capacity] = samples?.[i] ?? 0
      }
    }
    this.written += length - start
  }

  /** Returns where the first deck ends within these frames, `length` if it does not. A full ring ends it too. */
  private endOf(ahead: readonly Float32Array[], length: number, frame: number): number {
    if (this.written + length > capacity) return 0
    const earliest = Math.max(0, this.notBefore - frame)
    if (earliest >= length) return length
    const silence = Math.max(earliest, lastSound(ahead, length) + 1)
    const ends = silence === earliest || length - silence >= endRun
    if (silence > earliest) this.undecided = ends ? 0 : length - silence
    return ends ? silence : length
  }

  private remember(ahead: readonly Float32Array[], end: number): void {
    if (end === 0) return
    for (const c of channels) this.last[c] = ((ahead[c] ?? ahead[0])?.[end - 1] ?? 0) * this.aheadGain
  }

  private join(rest: number, frame: number): void {
    const delay = Math.max(0, this.written - rest)
    this.mode = delay > 0 ? 'joined' : 'through'
    const endedAt = frame - this.undecided
    if (!this.hasSound) this.endedAt = endedAt
    const soundAt = frame + Math.max(0, rest - this.written)
    this.answer({ id: this.id, frame, delay, gap: this.hasSound ? soundAt - endedAt : null })
  }

  /** Reports how late the joining deck sounds, if it was still silent when the first one ended. */
  private awaitSound(own: readonly Float32Array[], length: number, frame: number, endedAt: number): void {
    const start = firstSound(own, length)
    if (start === length) return
    this.endedAt = null
    this.answer({ id: this.id, frame: frame + start, delay: 0, gap: frame + start - endedAt })
  }

  private measureJump(own: readonly Float32Array[], from: number): void {
    this.declicked = 0
    for (const c of channels) {
      const first = this.mode === 'joined' ? this.ring[c]?.[0] : (own[c] ?? own[0])?.[from]
      this.jump[c] = (this.last[c] ?? 0) - (first ?? 0)
    }
  }

  private readRing(output: readonly Float32Array[], from: number, length: number): void {
    for (const c of channels) {
      const ring = this.ring[c]
      const channel = output[c]
      if (!ring || !channel) continue
      for (let i = from; i < length; i++) {
        channel[i] = ring[(this.read + i - from) % capacity] ?? 0
      }
    }
    this.read += length - from
  }

  private declick(output: readonly Float32Array[], from: number, length: number): void {
    const left = Math.min(length - from, this.declickFrames - this.declicked)
    if (left <= 0) return
    for (const c of channels) {
      const channel = output[c]
      const jump = this.jump[c] ?? 0
      if (!channel) continue
      for (let i = 0; i < left; i++) {
        channel[from + i] =
          (channel[from + i] ?? 0) + jump * (1 - (this.declicked + i + 1) / this.declickFrames)
      }
    }
    this.declicked += left
  }
}

function pass(
  own: readonly Float32Array[],
  output: readonly Float32Array[],
  from: number,
  length: number,
): void {
  output.forEach((channel, c) => {
    const samples = own[c] ?? own[0]
    for (let i = from; i < length; i++) channel[i] = samples?.[i] ?? 0
  })
}

function firstSound(samples: readonly Float32Array[], length: number): number {
  let first = length
  for (const channel of samples) {
    for (let i = 0; i < first; i++) if (channel[i] !== 0) first = i
  }
  return first
}

/** Returns −1 if all samples are silence. */
function lastSound(samples: readonly Float32Array[], length: number): number {
  let last = -1
  for (const channel of samples) {
    for (let i = length - 1; i > last; i--) if (channel[i] !== 0) last = i
  }
  return last
}
