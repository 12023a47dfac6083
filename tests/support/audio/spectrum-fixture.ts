import { AudioSpectrum } from '../../../src/audio/spectrum/audio-spectrum'
import type { VisualiserStats } from '../../../src/audio/spectrum/visualiser-protocol'
import { browserSystem } from '../../../src/browser/browser-system'
import type { SpectrumStyle, SpectrumView } from '../../../src/ports/spectrum'
import type { System } from '../../../src/ports/system'
import { cleanups } from '../cleanups'
import { wait } from './until'

export const testLook: SpectrumStyle = {
  width: 480,
  height: 120,
  scale: 1,
  bands: 48,
  fps: 60,
  colour: '#e0c8ff',
}

/** A canvas in the page. */
export interface SpectrumCanvas {
  view: SpectrumView
  /** Returns the pixels shown last. */
  pixels(): ImageData
}

/** An oscillator in a graph like the engine's, with a spectrum of it. */
export class SpectrumFixture {
  readonly context: AudioContext
  readonly bus: GainNode
  readonly master: GainNode
  readonly tone: OscillatorNode
  readonly level: GainNode
  readonly spectrum: AudioSpectrum

  constructor(hz = 1000, amplitude = 0.5, system: System = browserSystem) {
    this.spectrum = new AudioSpectrum(system)
    this.context = new AudioContext({ latencyHint: 0.05 })
    this.tone = new OscillatorNode(this.context, { frequency: hz })
    this.level = new GainNode(this.context, { gain: amplitude })
    this.bus = new GainNode(this.context)
    this.master = new GainNode(this.context)
    this.tone.connect(this.level).connect(this.bus).connect(this.master).connect(this.context.destination)
    this.tone.start()
    cleanups.push(() => void this.context.close())
    cleanups.push(() => this.spectrum.dispose())
  }

  /** Does the engine's part: connects the graph, with sound. */
  startSound(): void {
    this.spectrum.connect(this)
    this.spectrum.setRoute('graph')
  }

  show(style: Partial<SpectrumStyle> = {}): SpectrumCanvas {
    const canvas = document.createElement('canvas')
    document.body.append(canvas)
    cleanups.push(() => canvas.remove())
    const view = this.spectrum.show(canvas.transferControlToOffscreen(), { ...testLook, ...style })
    return {
      view,
      pixels() {
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
        if (!copy) throw new Error('no 2D context')
        copy.drawImage(canvas, 0, 0)
        return copy.getImageData(0, 0, canvas.width, canvas.height)
      },
    }
  }

  async stats(): Promise<VisualiserStats> {
    const stats = await this.spectrum.stats()
    return stats ?? { frames: 0, drawing: false, blocks: 0, dropped: 0, levels: [] }
  }

  /** Waits until the visualiser's figures fulfil a condition. */
  async untilStats(holds: (stats: VisualiserStats) => boolean): Promise<VisualiserStats> {
    let stats = await this.stats()
    let holding = holds(stats)
    while (!holding) {
      await wait(20)
      stats = await this.stats()
      holding = holds(stats)
    }
    return stats
  }
}
