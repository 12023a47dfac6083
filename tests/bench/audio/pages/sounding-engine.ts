import { WebAudioEngine } from '../../../../src/audio/web-audio-engine'
import { browserSystem } from '../../../../src/browser/browser-system'
import { unknownLoudness, type Stream } from '../../../../src/contract/replies/stream'
import type { AudioEngine } from '../../../../src/ports/audio-engine'
import { until } from '../../../support/audio/until'

export interface SoundingEngine {
  player: AudioEngine
  context: AudioContext
  /** All that sounds goes through here, at full volume. */
  outlet: AudioNode
}

export const stream = (url: string, type: string): Stream => ({
  trackId: 1,
  url,
  type,
  bitRate: 0,
  size: 0,
  quality: null,
  preview: null,
  loudness: unknownLoudness,
})

/** The product's engine, playing; `onOutlet` is told its outlet before anything sounds. */
export async function soundingEngine(
  source: Stream,
  onOutlet: (context: AudioContext, outlet: AudioNode) => void = () => {},
): Promise<SoundingEngine> {
  let context: AudioContext | undefined
  let outlet: AudioNode | undefined
  const player = new WebAudioEngine(browserSystem, {
    outlet: (opened) => {
      context = opened
      outlet = opened.createGain()
      outlet.connect(opened.destination)
      onOutlet(opened, outlet)
      return outlet
    },
  })
  player.setVolume(1, false)
  player.setFadeEnabled(true)
  player.load(source, { at: 0, play: true, expectedDuration: 0 })
  await until(() => player.state.phase === 'playing')
  if (!context || !outlet) throw new Error('the engine plays without a context')
  return { player, context, outlet }
}
