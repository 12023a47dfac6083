import { afterEach, describe, expect, it } from 'vitest'
import type { PlaybackState } from '../../src/domain/playback/playback-state'
import {
  captureContexts,
  captureElements,
  replaceFetch,
  holdContextsSuspended,
} from '../support/audio/replace-browser-apis'
import {
  constantFile,
  wavFile,
  createRecordedEngine,
  startPlaying,
  shortenTimer,
  stream,
} from '../support/audio/recorded-engine'
import { until } from '../support/audio/until'
import { cleanups, runCleanups } from '../support/cleanups'

afterEach(runCleanups)

describe('WebAudioEngine', () => {
  it('fails after four attempts with a dead address, and says why', async () => {
    const listening = createRecordedEngine()
    const attempts: number[] = []
    replaceFetch(async () => new Response('gone', { status: 404 }))
    listening.engine.observe({ stateChanged: (state: PlaybackState) => attempts.push(state.attempts) })
    listening.engine.load(stream(`${location.origin}/no-such-file.mp3`), {
      at: 0,
      play: true,
      expectedDuration: 0,
    })
    await until(() => listening.engine.state.phase === 'error')
    expect(listening.engine.state).toMatchObject({
      attempts: 4,
      intent: 'play',
      failure: { kind: 'noStream' },
    })
    expect([...new Set(attempts)]).toEqual([0, 1, 2, 3, 4])
  })

  it('plays another track after a failure', async () => {
    const listening = createRecordedEngine()
    listening.engine.load(stream(URL.createObjectURL(new Blob(['not audio'], { type: 'audio/wav' }))), {
      at: 0,
      play: true,
      expectedDuration: 0,
    })
    await until(() => listening.engine.state.phase === 'error')
    expect(listening.engine.state.failure).toMatchObject({ kind: 'malformed' })
    await startPlaying(listening)
    expect(listening.engine.state).toMatchObject({ attempts: 0, failure: null })
  })

  it('waits for a gesture when the browser requires one, and plays then', async () => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
    const restore = () => (HTMLMediaElement.prototype.play = play)
    cleanups.push(restore)
    const { engine } = createRecordedEngine()
    engine.load(stream(constantFile(20)), { at: 0, play: true, expectedDuration: 0 })
    await until(() => engine.state.blocked)
    expect(engine.state).toMatchObject({ phase: 'paused', intent: 'play' })
    restore()
    window.dispatchEvent(new PointerEvent('pointerup'))
    await until(() => engine.state.phase === 'playing')
    expect(engine.state.blocked).toBe(false)
  })

  it('waits for a gesture when the context does not run', async () => {
    const { resume } = AudioContext.prototype
    const restore = holdContextsSuspended()
    const listening = createRecordedEngine()
    listening.engine.load(stream(constantFile(20)), { at: 0, play: true, expectedDuration: 0 })
    await until(() => listening.engine.state.blocked)
    expect(listening.engine.state).toMatchObject({ phase: 'paused', intent: 'play' })
    restore()
    expect(AudioContext.prototype.resume).toBe(resume)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    await until(() => listening.engine.state.phase === 'playing')
  })

  it('resumes the context during a press while the worklets are still loading', () => {
    holdContextsSuspended()
    let asked = 0
    AudioContext.prototype.resume = () => {
      asked++
      return new Promise(() => {})
    }
    const { addModule } = Worklet.prototype
    Worklet.prototype.addModule = () => new Promise(() => {})
    cleanups.push(() => (Worklet.prototype.addModule = addModule))
    const { engine } = createRecordedEngine()
    engine.load(stream(constantFile(20)), { at: 0, play: true, expectedDuration: 0 })
    expect(asked).toBe(1)
    engine.play()
    expect(asked).toBe(2)
  })

  it('replaces a context that does not resume, and continues at the same position', async () => {
    const contexts = captureContexts()
    const listening = createRecordedEngine(shortenTimer(30_000, 600))
    await startPlaying(
      listening,
      wavFile(30, (at) => 0.1 + at / 60),
      4,
    )
    listening.engine.pause()
    await until(() => contexts[0]?.state === 'suspended')
    const at = listening.engine.position()
    const [dead] = contexts
    if (dead) dead.resume = () => new Promise(() => {})
    listening.engine.play()
    await until(() => contexts.length === 2 && listening.engine.state.phase === 'playing')
    expect(dead?.state).toBe('closed')
    await until(() => listening.engine.position() > at)
    expect(listening.engine.position()).toBeLessThan(at + 1)
  })

  it('replaces a context that claims to run while its time stands still', async () => {
    const contexts = captureContexts()
    const listening = createRecordedEngine()
    await startPlaying(listening, constantFile(30), 7)
    const [frozen] = contexts
    if (!frozen) throw new Error('no context was made')
    const { currentTime } = frozen
    Object.defineProperty(frozen, 'currentTime', { get: () => currentTime })
    await until(() => contexts.length === 2 && listening.engine.state.phase === 'playing')
    await until(() => listening.engine.position() > 7)
    expect(listening.engine.position()).toBeLessThan(12)
    expect(listening.engine.state).toMatchObject({ intent: 'play', attempts: 0, failure: null })
  })

  it('plays without a context when every new one stands still', async () => {
    const contexts = captureContexts()
    const elements = captureElements()
    Object.defineProperty(AudioContext.prototype, 'currentTime', { configurable: true, get: () => 0 })
    cleanups.push(() => Reflect.deleteProperty(AudioContext.prototype, 'currentTime'))
    const { engine } = createRecordedEngine()
    engine.load(stream(constantFile(30)), { at: 7, play: true, expectedDuration: 0 })
    await until(() => elements.some(({ crossOrigin, paused }) => crossOrigin === null && !paused))
    await until(() => engine.state.phase === 'playing')
    const from = engine.position()
    await until(() => engine.position() > from + 2)
    expect(contexts.map(({ state }) => state)).toEqual(['closed', 'closed'])
  })
})
