import { WebAudioEngine } from '../../../src/audio/web-audio-engine'
import { browserSystem } from '../../../src/browser/browser-system'
import { unknownLoudness, type Stream } from '../../../src/contract/replies/stream'
import type { AudioEngine } from '../../../src/ports/audio-engine'
import type { System } from '../../../src/ports/system'
import { cleanups } from '../cleanups'
import { Recording } from './recording'
import { until, wait } from './until'
import { wav } from './wav'

/** A file with one constant value, so that the output is the gain times that value. */
export function constantFile(seconds: number, value = 0.5): string {
  return wavFile(seconds, () => value)
}

export function wavFile(seconds: number, sample: (at: number) => number): string {
  const url = URL.createObjectURL(wav({ seconds, sample }))
  cleanups.push(() => URL.revokeObjectURL(url))
  return url
}

export function stream(url: string, trackId = 1): Stream {
  const loudness = unknownLoudness
  return { trackId, url, type: 'wav', bitRate: 0, size: 0, quality: null, preview: null, loudness }
}

export interface RecordedEngine {
  engine: AudioEngine
  /** Whether the engine has a context. */
  hasContext(): boolean
  /** Whether the recorder runs; the engine may play before it does. */
  isRecording(): boolean
  /** The output since the engine has had a context. */
  recording(): Recording
  context(): AudioContext
}

/** An engine at full volume whose output is recorded. Concurrent tests pass their own `onTestFinished`. */
export function createRecordedEngine(
  system: System = browserSystem,
  onEnd: (dispose: () => void) => void = (dispose) => cleanups.push(dispose),
): RecordedEngine {
  let recording: Recording | undefined
  let context: AudioContext | undefined
  const outlet = (opened: AudioContext) => {
    context = opened
    const node = opened.createGain()
    node.connect(opened.destination)
    const ready = (made: Recording) => (recording = made)
    // a test that ends closes the context while the recorder may still be loading
    void Recording.start(opened, node).then(ready, () => undefined)
    return node
  }
  const engine = new WebAudioEngine(system, { outlet })
  onEnd(() => engine.dispose())
  engine.setVolume(1, false)
  return {
    engine,
    hasContext: () => context !== undefined,
    isRecording: () => recording !== undefined,
    recording: () => required(recording),
    context: () => required(context),
  }
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the engine has no context yet')
  return value
}

export function peak(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

/** Resolves to the peak of the output during the next `ms`. */
export async function peakDuring({ recording, context }: RecordedEngine, ms = 150): Promise<number> {
  const from = context().currentTime * context().sampleRate
  await until(() => recording().end > from)
  await wait(ms)
  return peak(recording().since(from))
}

/** Waits until the peak of the output is that value. */
export async function untilPeak({ recording }: RecordedEngine, value: number): Promise<void> {
  await until(() => Math.abs(peak(recording().since(recording().end - 1280)) - value) < 0.01)
}

export async function startPlaying(listening: RecordedEngine, url = constantFile(30), at = 0): Promise<void> {
  listening.engine.load(stream(url), { at, play: true, expectedDuration: 0 })
  await until(() => listening.engine.state.phase === 'playing' && listening.isRecording())
  await until(() => peak(listening.recording().since(listening.recording().end - 1280)) > 0.2)
}

/** The seconds of two clocks at the same moment. */
interface Moment {
  position: number
  context: number
}

/** Loads a stream when the current one ends, in the same task, as the stores do. */
export function followedBy(
  { engine, context }: RecordedEngine,
  url: string,
  trackId = 2,
): { loaded: Moment[] } {
  const loaded: Moment[] = []
  engine.observe({
    ended: () => {
      engine.load(stream(url, trackId), { at: 0, play: true, expectedDuration: 0 })
      loaded.push({ position: engine.position(), context: context().currentTime })
    },
  })
  return { loaded }
}

/** The browser's clock and timers, but a wait of `long` takes `short` milliseconds. */
export function shortenTimer(long: number, short: number): System {
  return { ...browserSystem, after: (ms, run) => browserSystem.after(ms === long ? short : ms, run) }
}
