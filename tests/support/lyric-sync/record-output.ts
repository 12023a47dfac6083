/** Number of samples of the context that are averaged to one of the recording. */
export const decimation = 4

export interface EncodedRecording {
  /** Samples a second. */
  rate: number
  /** Context time of the first one, in seconds. */
  start: number
  /** Float32 as base64. */
  samples: string
}

export interface OutputRecorder {
  context: AudioContext | null
  /** How often the page has set up its output. */
  outputs: number
  /** Starts anew. */
  start(): void
  /** Returns what has been recorded without a gap until now, and goes on. */
  read(): EncodedRecording
}

/**
 * Runs in a page before its audio context is created and installs `outputRecorder`, which records all output, mono, at
 * a fourth of the context's rate. The page's policy on scripts has to be bypassed. The function is passed to the page as
 * text, so it uses nothing from outside.
 */
export function recordOutput(thinning: number): void {
  const source = `registerProcessor('output-recorder', class extends AudioWorkletProcessor {
    constructor() {
      super()
      this.kept = new Float32Array(1024)
      this.count = 0
    }
    process([[samples]]) {
      if (this.count === 0) this.frame = currentFrame
      for (let i = 0; i < 128; i += ${thinning}) {
        let sum = 0
        if (samples) for (let j = 0; j < ${thinning}; j++) sum += samples[i + j]
        this.kept[this.count++] = sum / ${thinning}
      }
      if (this.count < this.kept.length) return true
      this.port.postMessage({ frame: this.frame, samples: this.kept.slice() })
      this.count = 0
      return true
    }
  })`
  const module = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  let blocks: { frame: number; samples: Float32Array }[] = []
  let newest: AudioWorkletNode | null = null
  const recorder: OutputRecorder = {
    context: null,
    outputs: 0,
    start: () => (blocks = []),
    read: () => {
      const { context } = recorder
      const [first] = blocks
      if (!context || !first) throw new Error(`nothing was recorded of ${recorder.outputs} outputs`)
      let text = ''
      for (const { samples } of blocks) text += String.fromCharCode(...new Uint8Array(samples.buffer))
      const { sampleRate } = context
      return { rate: sampleRate / thinning, start: first.frame / sampleRate, samples: btoa(text) }
    },
  }
  Object.assign(window, { outputRecorder: recorder })

  const connect = AudioNode.prototype.connect as (...args: unknown[]) => unknown
  const listenAt = async (node: AudioNode, context: AudioContext) => {
    await context.audioWorklet.addModule(module)
    const ear = new AudioWorkletNode(context, 'output-recorder', {
      channelCount: 1,
      channelCountMode: 'explicit',
    })
    // an output that is set up anew, as after a device that stood still, is a recording of its own
    newest = ear
    blocks = []
    recorder.outputs++
    ear.port.addEventListener('message', ({ data }) => {
      if (newest !== ear) return
      // where the device has counted frames twice or left some out, what came before cannot be placed in time
      const last = blocks.at(-1)
      if (last && data.frame !== last.frame + last.samples.length * thinning) blocks = []
      blocks.push(data)
    })
    ear.port.start()
    connect.call(node, ear)
    connect.call(ear, context.destination)
    recorder.context = context
  }
  AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
    const { context } = this
    if (args[0] === context.destination && context instanceof AudioContext) void listenAt(this, context)
    return connect.apply(this, args)
  } as typeof AudioNode.prototype.connect
}
