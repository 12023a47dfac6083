import { BandMeter } from '../../domain/spectrum/band-meter'
import { SampleRing } from './sample-ring'
import { readDropped, readFrame, headerWords } from './tap-protocol'

/** More than the longest latency and half the longest window. */
const ringSeconds = 1.36

/** The samples of one tap, measured at the moment that is audible. */
export class AudibleSamples {
  readonly playHead = new PlayHead()
  readonly meter: BandMeter
  blocks = 0
  dropped = 0
  private readonly ring: SampleRing
  private readonly read = (into: Float64Array) => this.ring.readAround(this.centre, into)
  private centre = 0

  /** Receives and returns blocks until {@link close}. */
  constructor(
    private readonly port: MessagePort,
    private readonly sampleRate: number,
  ) {
    this.meter = new BandMeter(sampleRate)
    this.ring = new SampleRing(2 ** Math.round(Math.log2(sampleRate * ringSeconds)))
    port.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => this.take(data))
    port.start()
  }

  /** Measures what is audible at that time, in milliseconds since 1970. */
  measure(atMs: number): void {
    const time = this.playHead.timeAt(atMs)
    this.centre = time === null ? this.ring.end : Math.round(time * this.sampleRate)
    this.meter.measure(this.read)
  }

  close(): void {
    this.port.close()
  }

  private take(buffer: ArrayBuffer): void {
    const block = new Float32Array(buffer)
    this.blocks++
    this.dropped = readDropped(block)
    this.ring.write(readFrame(block), block, headerWords)
    this.port.postMessage(buffer, [buffer])
  }
}

/** The share of a small difference that a new mark corrects: the marks of Firefox were measured to jitter by 6 ms. */
const smoothing = 0.25
/** A larger difference is a jump of the clock rather than jitter. */
const jumpSeconds = 0.05

/** Maps wall-clock time to the audio-context time that is audible then. */
export class PlayHead {
  private offset: number | null = null

  /** Notes that a context time was audible at `atMs`, in milliseconds since 1970. */
  mark(contextTime: number, atMs: number): void {
    const offset = contextTime - atMs / 1000
    const change = this.offset === null ? Infinity : offset - this.offset
    this.offset = Math.abs(change) > jumpSeconds ? offset : (this.offset ?? 0) + change * smoothing
  }

  /** Returns the context time that is audible at `atMs`; null before the first mark. */
  timeAt(atMs: number): number | null {
    return this.offset === null ? null : this.offset + atMs / 1000
  }
}
