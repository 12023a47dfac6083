import { afterEach, describe, expect, it } from 'vitest'
import { WebAudioEngine } from '../../src/audio/web-audio-engine'
import { browserSystem } from '../../src/browser/browser-system'
import { captureElements, setVisibility } from '../support/audio/replace-browser-apis'
import {
  constantFile,
  wavFile,
  createRecordedEngine,
  peak,
  startPlaying,
  shortenTimer,
  stream,
} from '../support/audio/recorded-engine'
import { until, wait } from '../support/audio/until'
import { runCleanups } from '../support/cleanups'

afterEach(runCleanups)

describe('WebAudioEngine', () => {
  it('suspends the audio device after a pause and loses no sound on resume', async () => {
    const listening = createRecordedEngine(shortenTimer(30_000, 300))
    listening.engine.setFadeEnabled(false)
    const url = wavFile(3, (at) => 0.2 + at / 10)
    await startPlaying(listening, url)
    const { sampleRate } = listening.context()
    listening.engine.pause()
    await until(() => listening.context().state === 'suspended')
    const at = listening.engine.position()
    const from = listening.recording().end
    listening.engine.play()
    await until(() => listening.engine.state.phase === 'playing')
    expect(listening.context().state).toBe('running')
    expect(listening.engine.position()).toBeGreaterThanOrEqual(at)
    await until(() => peak(listening.recording().since(from)) > 0.25)
    const samples = listening.recording().since(from)
    const settled = samples.findIndex((sample) => sample > 0) + 0.02 * sampleRate
    const backAt = ((samples[Math.round(settled)] ?? 0) - 0.2) * 10 - 0.02
    expect(Math.abs(backAt - at)).toBeLessThan(0.05)
  })

  it('resumes the audio device on warmUp, and suspends it again without sound', async () => {
    const listening = createRecordedEngine(shortenTimer(30_000, 300))
    listening.engine.warmUp()
    expect(listening.context().state).not.toBe('closed')
    await until(() => listening.context().state === 'running')
    await until(() => listening.context().state === 'suspended')
    expect(listening.engine.state.phase).toBe('idle')
  })

  it('tells the position rarely in a hidden tab, and at once when it is visible again', async () => {
    const asked: number[] = []
    const { after } = browserSystem
    const listening = createRecordedEngine({
      ...browserSystem,
      after: (ms, run) => {
        asked.push(ms)
        return after(ms, run)
      },
    })
    await startPlaying(listening, constantFile(20))
    await until(() => listening.engine.position() > 0.5)
    setVisibility('hidden')
    asked.length = 0
    await until(() => asked.length > 1)
    expect(asked).toEqual([1000, 1000])
    const told: number[] = []
    listening.engine.observe({ tick: () => told.push(listening.engine.position()) })
    setVisibility('visible')
    expect(told).not.toEqual([])
    expect(asked).toEqual([1000, 1000, 250])
  })

  it('can be disposed while it is still loading', async () => {
    const contexts: AudioContext[] = []
    const player = new WebAudioEngine(browserSystem, {
      outlet: (context) => {
        contexts.push(context)
        return context.destination
      },
    })
    player.load(stream(constantFile(5)), { at: 0, play: true, expectedDuration: 0 })
    player.dispose()
    await until(() => contexts[0]?.state === 'closed')
    await wait(200)
    expect(player.state.phase).toBe('idle')
  })

  it('releases everything when disposed', async () => {
    const elements = captureElements()
    const listening = createRecordedEngine()
    await startPlaying(listening)
    const context = listening.context()
    listening.engine.dispose()
    await until(() => context.state === 'closed')
    expect(elements.every((element) => element.paused && !element.src)).toBe(true)
    listening.engine.load(stream(constantFile(5)), { at: 0, play: true, expectedDuration: 0 })
    await wait(100)
    expect(listening.engine.state.phase).toBe('idle')
    expect(navigator.mediaSession.playbackState).toBe('none')
  })
})
