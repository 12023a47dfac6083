import { createEngine } from '../../../src/audio/engine'
import { browserSystem } from '../../../src/browser-system'
import type { Stream } from '../../../src/domain/catalogue/stream'
import type { Player } from '../../../src/ports/player'
import type { System } from '../../../src/ports/system'
import { undo } from '../undo'
import { Recording } from './recording'
import { until, wait } from './until'
import { wav } from './wav'

/** A file that holds one value throughout, so that whatever is heard is the gain times that value. */
export function constant(seconds: number, value = 0.5): string {
  return file(seconds, () => value)
}

export function file(seconds: number, sample: (at: number) => number): string {
  const url = URL.createObjectURL(wav({ seconds, sample }))
  undo.push(() => URL.revokeObjectURL(url))
  return url
}

export function stream(url: string, trackId = 1): Stream {
  return { trackId, url, type: 'wav', bitRate: 0, size: 0, quality: null, preview: null }
}

export interface Listening {
  player: Player
  /** Whether the engine has a context; without one it cannot sound. */
  opened(): boolean
  /** Whether the recorder hears; the engine may sound before it does. */
  hears(): boolean
  /** What comes out of the player since the engine has a context. */
  heard(): Recording
  context(): AudioContext
}

/** A player at full volume whose output is recorded. */
export function listen(system: System = browserSystem): Listening {
  let recording: Recording | undefined
  let context: AudioContext | undefined
  const outlet = (opened: AudioContext) => {
    context = opened
    const node = opened.createGain()
    node.connect(opened.destination)
    const ready = (made: Recording) => (recording = made)
    // a test that is over closes the context under a recorder that is still being loaded
    void Recording.of(opened, node).then(ready, () => undefined)
    return node
  }
  const player = createEngine(system, { outlet })
  undo.push(() => player.dispose())
  player.setVolume(1, false)
  return {
    player,
    opened: () => context !== undefined,
    hears: () => recording !== undefined,
    heard: () => there(recording),
    context: () => there(context),
  }
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the engine has no context yet')
  return value
}

export function peak(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

/** The peak of what comes out from now on, for that long. */
export async function loudness({ heard, context }: Listening, ms = 150): Promise<number> {
  const from = context().currentTime * context().sampleRate
  await until(() => heard().end > from)
  await wait(ms)
  return peak(heard().since(from))
}

/** Waits until what comes out peaks at that value. */
export async function sounds({ heard }: Listening, value: number): Promise<void> {
  await until(() => Math.abs(peak(heard().since(heard().end - 1280)) - value) < 0.01)
}

export async function playing(listening: Listening, url = constant(30), at = 0): Promise<void> {
  listening.player.load(stream(url), { at, play: true, expectedDuration: 0 })
  await until(() => listening.player.state.phase === 'playing' && listening.hears())
  await until(() => peak(listening.heard().since(listening.heard().end - 1280)) > 0.2)
}

/** The browser's clock and timers, but a wait of `long` takes `short` milliseconds. */
export function quick(long: number, short: number): System {
  return { ...browserSystem, after: (ms, run) => browserSystem.after(ms === long ? short : ms, run) }
}
