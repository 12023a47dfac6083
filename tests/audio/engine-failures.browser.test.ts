import { afterEach, describe, expect, it } from 'vitest'
import type { PlaybackState } from '../../src/domain/playback/playback-state'
import {
  captureContexts,
  captureElements,
  replaceFetch,
  standStill,
} from '../support/audio/browser-stand-ins'
import { constant, file, listen, playing, quick, stream } from '../support/audio/listening'
import { until } from '../support/audio/until'
import { undo, undoAll } from '../support/undo'

afterEach(undoAll)

describe('createEngine', () => {
  it('gives up a dead address after four attempts and says why', async () => {
    const listening = listen()
    const attempts: number[] = []
    replaceFetch(async () => new Response('gone', { status: 404 }))
    listening.player.observe({ changed: (state: PlaybackState) => attempts.push(state.attempts) })
    listening.player.load(stream(`${location.origin}/no-such-file.mp3`), {
      at: 0,
      play: true,
      expectedDuration: 0,
    })
    await until(() => listening.player.state.phase === 'error')
    expect(listening.player.state).toMatchObject({
      attempts: 4,
      intent: 'play',
      failure: { kind: 'noStream' },
    })
    expect([...new Set(attempts)]).toEqual([0, 1, 2, 3, 4])
  })

  it('takes another track after a failure', async () => {
    const listening = listen()
    listening.player.load(stream(URL.createObjectURL(new Blob(['not audio'], { type: 'audio/wav' }))), {
      at: 0,
      play: true,
      expectedDuration: 0,
    })
    await until(() => listening.player.state.phase === 'error')
    expect(listening.player.state.failure).toMatchObject({ kind: 'malformed' })
    await playing(listening)
    expect(listening.player.state).toMatchObject({ attempts: 0, failure: null })
  })

  it('asks for a gesture where the browser wants one, and plays upon it', async () => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
    const restore = () => (HTMLMediaElement.prototype.play = play)
    undo.push(restore)
    const { player } = listen()
    player.load(stream(constant(20)), { at: 0, play: true, expectedDuration: 0 })
    await until(() => player.state.blocked)
    expect(player.state).toMatchObject({ phase: 'paused', intent: 'play' })
    restore()
    window.dispatchEvent(new PointerEvent('pointerup'))
    await until(() => player.state.phase === 'playing')
    expect(player.state.blocked).toBe(false)
  })

  it('asks for a gesture where the context does not come to run', async () => {
    const { resume } = AudioContext.prototype
    const restore = standStill()
    const listening = listen()
    listening.player.load(stream(constant(20)), { at: 0, play: true, expectedDuration: 0 })
    await until(() => listening.player.state.blocked)
    expect(listening.player.state).toMatchObject({ phase: 'paused', intent: 'play' })
    restore()
    expect(AudioContext.prototype.resume).toBe(resume)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    await until(() => listening.player.state.phase === 'playing')
  })

  it('asks the context to run within a press that comes while the worklets are still being loaded', () => {
    standStill()
    let asked = 0
    AudioContext.prototype.resume = () => {
      asked++
      return new Promise(() => {})
    }
    const { addModule } = Worklet.prototype
    Worklet.prototype.addModule = () => new Promise(() => {})
    undo.push(() => (Worklet.prototype.addModule = addModule))
    const { player } = listen()
    player.load(stream(constant(20)), { at: 0, play: true, expectedDuration: 0 })
    expect(asked).toBe(1)
    player.play()
    expect(asked).toBe(2)
  })

  it('makes a context anew that ran before and does not come back, and plays on where it stood', async () => {
    const contexts = captureContexts()
    const listening = listen(quick(30_000, 600))
    await playing(
      listening,
      file(30, (at) => 0.1 + at / 60),
      4,
    )
    listening.player.pause()
    await until(() => contexts[0]?.state === 'suspended')
    const at = listening.player.position()
    const [dead] = contexts
    if (dead) dead.resume = () => new Promise(() => {})
    listening.player.play()
    await until(() => contexts.length === 2 && listening.player.state.phase === 'playing')
    expect(dead?.state).toBe('closed')
    await until(() => listening.player.position() > at)
    expect(listening.player.position()).toBeLessThan(at + 1)
  })

  it('makes a context anew whose time stands still although it says that it runs', async () => {
    const contexts = captureContexts()
    const listening = listen()
    await playing(listening, constant(30), 7)
    const [frozen] = contexts
    if (!frozen) throw new Error('no context was made')
    const { currentTime } = frozen
    Object.defineProperty(frozen, 'currentTime', { get: () => currentTime })
    await until(() => contexts.length === 2 && listening.player.state.phase === 'playing')
    await until(() => listening.player.position() > 7)
    expect(listening.player.position()).toBeLessThan(12)
    expect(listening.player.state).toMatchObject({ intent: 'play', attempts: 0, failure: null })
  })

  it('plays without a context when each one that is made stands still', async () => {
    const contexts = captureContexts()
    const elements = captureElements()
    Object.defineProperty(AudioContext.prototype, 'currentTime', { configurable: true, get: () => 0 })
    undo.push(() => Reflect.deleteProperty(AudioContext.prototype, 'currentTime'))
    const { player } = listen()
    player.load(stream(constant(30)), { at: 7, play: true, expectedDuration: 0 })
    await until(() => elements.some(({ crossOrigin, paused }) => crossOrigin === null && !paused))
    await until(() => player.state.phase === 'playing')
    const from = player.position()
    await until(() => player.position() > from + 2)
    expect(contexts.map(({ state }) => state)).toEqual(['closed', 'closed'])
  })
})
