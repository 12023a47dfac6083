import { AudioSpectrum } from '../../../../src/audio/spectrum/audio-spectrum'
import { browserSystem } from '../../../../src/browser/browser-system'
import { analyserBars } from './analyser-bars'
import { audioMotion } from './audio-motion.mjs'
import { soundingEngine, stream, type SoundingEngine } from './sounding-engine'

const width = 1200
const height = 240

let frames = 0
const onFrame = () => void frames++
let spectrum: AudioSpectrum | undefined

const place = () => document.querySelector<HTMLElement>('#place') ?? document.body

function canvas(): HTMLCanvasElement {
  const made = document.createElement('canvas')
  made.width = width
  made.height = height
  place().append(made)
  return made
}

/** What draws; each gets the number of bands and gives how many it draws. */
const variants = {
  nothing: () => 0,
  analyser({ context, outlet }: SoundingEngine, bands: number) {
    analyserBars(context, outlet, canvas(), bands, onFrame)
    return bands
  },
  audioMotion: ({ context, outlet }: SoundingEngine) => audioMotion(context, outlet, place(), onFrame),
  melisma({ context, outlet }: SoundingEngine, bands: number) {
    spectrum = new AudioSpectrum(browserSystem)
    spectrum.connect({ context, bus: outlet })
    spectrum.setRoute('graph')
    const look = { width, height, scale: 1, bands, fps: 60, colour: '#3b82f6' }
    spectrum.show(canvas().transferControlToOffscreen(), look)
    return bands
  },
}

async function start(variant: keyof typeof variants, bands: number): Promise<number> {
  return variants[variant](await soundingEngine(stream('/music.mp3', 'mp3')), bands)
}

/** Drawn since the page was opened. */
async function framesDrawn(): Promise<number> {
  return spectrum ? ((await spectrum.stats())?.frames ?? 0) : frames
}

declare global {
  var startSpectrum: typeof start
  var spectrumFrames: typeof framesDrawn
}
globalThis.startSpectrum = start
globalThis.spectrumFrames = framesDrawn
