import type { Page } from 'playwright'

/** What comes out of a page. */
export interface Heard {
  /** Root mean square of the last sixth of a second out of the audio graphs, 0 where there are none. */
  rms: number
  /** The strongest frequency in it, in hertz. */
  tone: number
  /** Elements that are neither paused nor over, with what they give past the graph. */
  playing: { time: number; volume: number }[]
}

interface EarWindow {
  ear: { analysers: AnalyserNode[]; elements: HTMLMediaElement[]; madeUrls: Set<string> }
}

/**
 * An init script: puts an analyser beside everything that is connected to an audio destination, and remembers media
 * elements and object URLs as they are made.
 */
export function growEar(): void {
  const analysers: AnalyserNode[] = []
  const elements: HTMLMediaElement[] = []
  const madeUrls = new Set<string>()
  Object.assign(window, { ear: { analysers, elements, madeUrls } })
  const connect = AudioNode.prototype.connect as (...args: unknown[]) => unknown
  AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
    if (args[0] instanceof AudioDestinationNode) {
      const analyser = new AnalyserNode(this.context, { fftSize: 8192, smoothingTimeConstant: 0 })
      analysers.push(analyser)
      connect.call(this, analyser)
    }
    return connect.apply(this, args)
  } as typeof AudioNode.prototype.connect
  window.Audio = new Proxy(Audio, {
    construct(target, args) {
      const element = Reflect.construct(target, args) as HTMLAudioElement
      elements.push(element)
      return element
    },
  })
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = (source) => {
    const url = createObjectURL(source)
    madeUrls.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => {
    madeUrls.delete(url)
    revokeObjectURL(url)
  }
}

export function hear(page: Page): Promise<Heard> {
  return page.evaluate(() => {
    const { analysers, elements } = (window as unknown as EarWindow).ear
    let rms = 0
    let tone = 0
    for (const analyser of analysers) {
      if (analyser.context.state !== 'running') continue
      const samples = new Float32Array(analyser.fftSize)
      analyser.getFloatTimeDomainData(samples)
      const own = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
      if (own <= rms) continue
      rms = own
      const bins = new Float32Array(analyser.frequencyBinCount)
      analyser.getFloatFrequencyData(bins)
      const loudest = bins.reduce((best, level, bin) => (level > (bins[best] ?? level) ? bin : best), 1)
      tone = (loudest * analyser.context.sampleRate) / analyser.fftSize
    }
    const playing = elements
      .filter((element) => !element.paused && !element.ended && element.readyState > 2)
      .map(({ currentTime, volume }) => ({ time: currentTime, volume }))
    return { rms, tone, playing }
  })
}

/** Media elements ever made, and object URLs that were not revoked. */
export function remains(page: Page): Promise<{ elements: number; objectUrls: number }> {
  return page.evaluate(() => {
    const { elements, madeUrls } = (window as unknown as EarWindow).ear
    return { elements: elements.length, objectUrls: madeUrls.size }
  })
}
