import { BandMeter } from '../../domain/spectrum/band-meter'
import { PlayHead } from './play-head'
import { SampleRing } from './sample-ring'
import { droppedOf, frameOf, headerWords } from './tap-block'

/** Beyond the longest latency and half the longest window. */
const ringSeconds = 1.36

/** What came from one tap, measured at the moment that is heard. */
export class HeardSamples {
  readonly playHead = new PlayHead()
  readonly meter: BandMeter
  blocks = 0
  dropped = 0
  private readonly ring: SampleRing
  private readonly read = (into: Float64Array) => this.ring.readAround(this.centre, into)
  private centre = 0

  /** Takes and gives back blocks until {@link close}. */
  constructor(
    private readonly port: MessagePort,
    private readonly sampleRate: number,
  ) {
    this.meter = new BandMeter(sampleRate)
    this.ring = new SampleRing(2 ** Math.round(Math.log2(sampleRate * ringSeconds)))
    port.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => this.take(data))
    port.start()
  }

  /** Measures what is heard at that time, in ms since 1970. */
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
    this.dropped = droppedOf(block)
    this.ring.write(frameOf(block), block, headerWords)
    this.port.postMessage(buffer, [buffer])
  }
}
