import recorderUrl from './recorder.worklet.ts?worker&url'

interface Block {
  frame: number
  samples: Float32Array
}

/** Records every sample of its node. */
export class Recording {
  private readonly blocks: Block[] = []

  /** Connects a recorder to the node; resolves once it records. */
  static async start(context: AudioContext, node: AudioNode): Promise<Recording> {
    await context.audioWorklet.addModule(recorderUrl)
    const recording = new Recording()
    const recorder = new AudioWorkletNode(context, 'test-recorder', {
      channelCount: 1,
      channelCountMode: 'explicit',
    })
    recorder.port.addEventListener('message', ({ data }: MessageEvent<Block>) => recording.blocks.push(data))
    recorder.port.start()
    node.connect(recorder).connect(context.destination)
    return recording
  }

  /** The first frame that is not recorded yet. */
  get end(): number {
    const last = this.blocks.at(-1)
    return last ? last.frame + last.samples.length : 0
  }

  /** Returns everything recorded from that frame on. */
  since(frame: number): Float32Array {
    const blocks = this.blocks.filter((block) => block.frame >= frame)
    const all = new Float32Array(blocks.length * 128)
    blocks.forEach((block, i) => all.set(block.samples, i * 128))
    return all
  }
}
