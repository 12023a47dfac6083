import { Envelope } from './envelope'
import { envelopeProcessorName, type EnvelopeCommand } from './envelope-protocol'

/** Takes the sound of a deck and outputs its gain as a signal; see {@link Envelope}. */
class EnvelopeProcessor extends AudioWorkletProcessor implements AudioWorkletProcessorImpl {
  private readonly envelope = new Envelope(sampleRate, (answer) => this.port.postMessage(answer, []))

  constructor() {
    super()
    this.port.addEventListener('message', ({ data }: MessageEvent<EnvelopeCommand>) =>
      this.envelope.accept(data, currentFrame),
    )
    this.port.start()
  }

  process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
    const output = outputs[0]?.[0]
    if (output) this.envelope.render(inputs[0] ?? [], output, currentFrame)
    return true
  }
}

registerProcessor(envelopeProcessorName, EnvelopeProcessor)
