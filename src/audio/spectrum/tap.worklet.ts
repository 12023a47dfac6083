import { Tap } from './tap'
import { tapProcessorName, type TapCommand, type TapOptions } from './tap-protocol'

const quantum = 128

/** Sends its input as blocks of samples until it is stopped; see {@link Tap}. */
class TapProcessor extends AudioWorkletProcessor implements AudioWorkletProcessorImpl {
  private readonly tap: Tap
  private outlet: MessagePort | null = null
  private stopped = false

  constructor({ processorOptions }: { processorOptions: TapOptions }) {
    super()
    this.tap = new Tap(processorOptions.blocks, (block) => this.outlet?.postMessage(block, [block]))
    this.port.addEventListener('message', ({ data }: MessageEvent<TapCommand>) => {
      if (data === 'stop') this.stop()
      else this.open(data)
    })
    this.port.start()
  }

  process(inputs: Float32Array[][]): boolean {
    if (this.stopped) return false
    const samples = inputs[0]?.[0]
    if (this.outlet) this.tap.take(samples, samples?.length ?? quantum, currentFrame)
    return true
  }

  private open(outlet: MessagePort): void {
    this.outlet = outlet
    outlet.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => this.tap.giveBack(data))
    outlet.start()
  }

  private stop(): void {
    this.stopped = true
    this.outlet?.close()
    this.outlet = null
    this.port.close()
  }
}

registerProcessor(tapProcessorName, TapProcessor)
