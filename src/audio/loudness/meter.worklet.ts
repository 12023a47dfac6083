import { LoudnessMeter } from '../../domain/loudness/loudness-meter'
import { meterProcessorName, type MeterAnswer } from './meter-protocol'

/** Measures its input until it is told to finish; see {@link LoudnessMeter}. */
class MeterProcessor extends AudioWorkletProcessor implements AudioWorkletProcessorImpl {
  private readonly meter = new LoudnessMeter(sampleRate)
  private finished = false

  constructor() {
    super()
    this.port.addEventListener('message', () => {
      this.finished = true
      this.port.postMessage(this.meter.read() satisfies MeterAnswer, [])
    })
    this.port.start()
  }

  process(inputs: Float32Array[][]): boolean {
    if (this.finished) return false
    const [channels] = inputs
    if (channels) this.meter.take(channels)
    return true
  }
}

registerProcessor(meterProcessorName, MeterProcessor)
