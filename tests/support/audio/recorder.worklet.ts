/** Posts every quantum of its input, mono, with its frame. */
class Recorder extends AudioWorkletProcessor implements AudioWorkletProcessorImpl {
  process(inputs: Float32Array[][]): boolean {
    const channel = inputs[0]?.[0]
    this.port.postMessage(
      { frame: currentFrame, samples: channel ? channel.slice() : new Float32Array(128) },
      [],
    )
    return true
  }
}

registerProcessor('test-recorder', Recorder)
