/**
 * Runs in the page before its own scripts: leads everything that goes to the speakers through an ear as well, which
 * tells the first audible sample of each channel, and notes when the listener clicks. The ear is loaded before
 * anything the page loads itself. Handed to the page as text, so it refers to nothing outside.
 */
export function hearFirstSample() {
  const ear = `registerProcessor('bench-ear', class extends AudioWorkletProcessor {
    constructor() {
      super()
      this.heard = [true, true]
      this.port.onmessage = () => { this.heard = [false, false] }
    }
    process([input]) {
      for (let channel = 0; channel < 2; channel++) {
        const samples = input[channel]
        if (this.heard[channel] || !samples) continue
        const at = samples.findIndex((sample) => Math.abs(sample) > 1e-4)
        if (at === -1) continue
        this.heard[channel] = true
        this.port.postMessage({ channel, at: Date.now(), time: (currentFrame + at) / sampleRate })
      }
      return true
    }
  })`
  const module = URL.createObjectURL(new Blob([ear], { type: 'text/javascript' }))
  const state = {
    clickedAt: 0,
    clicked: 0,
    /** @type {{ channel: number, at: number, heardAt: number }[]} */
    heard: [],
    /** @type {MessagePort[]} */
    ears: [],
    arm() {
      state.heard = []
      for (const port of state.ears) port.postMessage('arm', [])
    },
  }
  Object.assign(globalThis, { bench: state })
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return
      state.clicked = event.timeStamp
      state.clickedAt = Date.now() - (performance.now() - event.timeStamp)
    },
    true,
  )

  /** @type {WeakMap<BaseAudioContext, Promise<void>>} */
  const loaded = new WeakMap()
  const Native = AudioContext
  globalThis.AudioContext = class extends Native {
    /** @param {AudioContextOptions} [options] */
    constructor(options) {
      super(options)
      loaded.set(this, this.audioWorklet.addModule(module))
    }
  }
  const connect = AudioNode.prototype.connect
  /** @param {AudioNode} source @param {AudioContext} context */
  const listenAt = async (source, context) => {
    await loaded.get(context)
    const node = new AudioWorkletNode(context, 'bench-ear', { channelCount: 2 })
    node.port.addEventListener('message', ({ data }) => {
      const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp()
      const heardAt = performanceTime + (data.time - contextTime) * 1000
      state.heard.push({ channel: data.channel, at: data.at, heardAt })
    })
    node.port.start()
    node.port.postMessage('arm', [])
    state.ears.push(node.port)
    connect.call(source, node)
    connect.call(node, context.destination)
  }
  /** @this {AudioNode} @param {any[]} to */
  const heardConnect = function (...to) {
    const { context } = this
    if (to[0] === context.destination && context instanceof Native) void listenAt(this, context)
    return Reflect.apply(connect, this, to)
  }
  AudioNode.prototype.connect = /** @type {typeof connect} */ (heardConnect)
}
