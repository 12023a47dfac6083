import { SoundMeter } from '../../domain/loudness/sound-meter'
import { meterProcessorName, type MeterAnswer } from './meter-protocol'

/** Measures its input until it is told to finish; see {@link SoundMeter}. */
class MeterProcessor extends AudioWorkletProcessor implements AudioWorkletProcessorImpl {
  private readonly meter = new SoundMeter(sampleRate)
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
