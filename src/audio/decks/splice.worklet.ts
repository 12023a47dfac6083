import { Splice } from './splice'
import { spliceProcessorName, type SpliceCommand } from './splice-protocol'

/** Takes two decks and outputs the second one once the first has ended; see {@link Splice}. */
class SpliceProcessor extends AudioWorkletProcessor implements AudioWorkletProcessorImpl {
  private readonly splice = new Splice(sampleRate, (answer) => this.port.postMessage(answer, []))

  constructor() {
    super()
    this.port.addEventListener('message', ({ data }: MessageEvent<SpliceCommand>) => this.splice.accept(data))
    this.port.start()
  }

  process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
    const [output] = outputs
    if (output) this.splice.render(inputs[0] ?? [], inputs[1] ?? [], output, currentFrame)
    return true
  }
}

registerProcessor(spliceProcessorName, SpliceProcessor)
