import { afterEach, describe, expect, it } from 'vitest'
import type { PlaybackState } from '../../src/domain/playback/playback-state'
import { replaceFetch } from '../support/audio/browser-stand-ins'
import { constant, listen, playing, quick, stream } from '../support/audio/listening'
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
    const listening = listen(quick(30_000, 100))
    await playing(listening)
    listening.player.pause()
    await until(() => listening.context().state === 'suspended')
    const { resume } = AudioContext.prototype
    AudioContext.prototype.resume = () => new Promise(() => {})
    const restore = () => (AudioContext.prototype.resume = resume)
    undo.push(restore)
    listening.player.play()
    await until(() => listening.player.state.blocked)
    expect(listening.player.state.phase).toBe('paused')
    restore()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    await until(() => listening.player.state.phase === 'playing')
  })
})
