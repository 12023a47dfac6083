import { envelopeProcessorName } from '../../../../src/audio/fades/envelope-protocol'
import envelopeUrl from '../../../../src/audio/fades/envelope.worklet.ts?worker&url'
import { AudioSpectrum } from '../../../../src/audio/spectrum/audio-spectrum'
import { blockSamples } from '../../../../src/audio/spectrum/tap-protocol'
import { tapProcessorName } from '../../../../src/audio/spectrum/tap-protocol'
import tapUrl from '../../../../src/audio/spectrum/tap.worklet.ts?worker&url'
import { browserSystem } from '../../../../src/browser/browser-system'
import { soundingEngine, stream } from './sounding-engine'

const quantum = 128
const sampleRate = 44_100

/** The engine plays; with `tapped` its sound is drawn too, which is what loads the tap. */
async function play(tapped: boolean): Promise<void> {
  const { context, outlet } = await soundingEngine(stream('/music.mp3', 'mp3'))
  if (!tapped) return
  const spectrum = new AudioSpectrum(browserSystem)
  spectrum.connect({ context, bus: outlet })
  spectrum.setRoute('graph')
  const canvas = document.body.appendChild(document.createElement('canvas'))
  const look = { width: 300, height: 60, scale: 1, bands: 96, fps: 60, colour: '#3b82f6' }
  spectrum.show(canvas.transferControlToOffscreen(), look)
}

/** Kept, so that its thread is still there to be asked what it took. */
let context: OfflineAudioContext

/**
 * Renders a tone through the envelope of the fades, and the tap as well if `tapped`, as fast as it goes. Every block
 * of the tap is handed on, and none comes back. Resolves to how many quanta that were.
 */
async function render(tapped: boolean, seconds: number): Promise<number> {
  const frames = seconds * sampleRate
  context = new OfflineAudioContext(2, frames, sampleRate)
  const source = context.createOscillator()
  const gain = context.createGain()
  source.connect(gain).connect(context.destination)
  await context.audioWorklet.addModule(envelopeUrl)
  const envelope = new AudioWorkletNode(context, envelopeProcessorName, { outputChannelCount: [1] })
  gain.gain.value = 0
  source.connect(envelope).connect(gain.gain)
  envelope.port.postMessage({ id: 1, to: 1, ms: 300, armMs: 0 }, [])
  const { port1, port2 } = new MessageChannel()
  if (tapped) {
    await context.audioWorklet.addModule(tapUrl)
    const processorOptions = { blocks: Math.ceil(frames / blockSamples) + 1 }
    const tap = new AudioWorkletNode(context, tapProcessorName, {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
      processorOptions,
    })
    tap.port.postMessage(port1, [port1])
    gain.connect(tap)
  }
  source.start()
  await context.startRendering()
  port2.close()
  return frames / quantum
}

declare global {
  var playMusic: typeof play
  var renderOffline: typeof render
}
globalThis.playMusic = play
globalThis.renderOffline = render
