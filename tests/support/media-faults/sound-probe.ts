import type { Page } from 'playwright'

/** The audible output of a page. */
export interface PageSound {
  /** Root mean square of the last sixth of a second of all audio graphs, 0 where there are none. */
  rms: number
  /** The strongest frequency in it, in hertz. */
  tone: number
  /** Media elements that are neither paused nor ended, with their position and volume. */
  playing: { time: number; volume: number }[]
}

interface ProbeWindow {
  soundProbe: { analysers: AnalyserNode[]; elements: HTMLMediaElement[]; madeUrls: Set<string> }
}

/**
 * An init script: connects an analyser to everything that reaches an audio destination, and collects media
 * elements and object URLs as they are created.
 */
export function installSoundProbe(): void {
  const analysers: AnalyserNode[] = []
  const elements: HTMLMediaElement[] = []
  const madeUrls = new Set<string>()
  Object.assign(window, { soundProbe: { analysers, elements, madeUrls } })
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

export function measureSound(page: Page): Promise<PageSound> {
  return page.evaluate(() => {
    const { analysers, elements } = (window as unknown as ProbeWindow).soundProbe
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

/** Describes every media element with a source: where it is, and what it has loaded. */
export function readElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { elements } = (window as unknown as ProbeWindow).soundProbe
    return elements
      .filter(({ src }) => src !== '')
      .map(({ src, currentTime, readyState, networkState, paused, seeking, buffered }) => {
        const { length } = buffered
        const ranges = Array.from({ length }, (_, at) => `${buffered.start(at)}–${buffered.end(at)}`)
        return JSON.stringify({ src, currentTime, readyState, networkState, paused, seeking, ranges })
      })
  })
}

/** Counts the media elements ever created, and the object URLs that were not revoked. */
export function countLeftovers(page: Page): Promise<{ elements: number; objectUrls: number }> {
  return page.evaluate(() => {
    const { elements, madeUrls } = (window as unknown as ProbeWindow).soundProbe
    return { elements: elements.length, objectUrls: madeUrls.size }
  })
}
