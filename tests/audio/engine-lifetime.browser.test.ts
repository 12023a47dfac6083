import { afterEach, describe, expect, it } from 'vitest'
import { createEngine } from '../../src/audio/engine'
import { browserSystem } from '../../src/browser-system'
import { captureElements } from '../support/audio/browser-stand-ins'
import { constant, file, listen, peak, playing, quick, stream } from '../support/audio/listening'
import { until, wait } from '../support/audio/until'
import { undoAll } from '../support/undo'

afterEach(undoAll)

describe('createEngine', () => {
  it('lets the audio device rest after a pause and loses nothing of the return', async () => {
    const listening = listen(quick(30_000, 300))
    listening.player.setFade(false)
    const url = file(3, (at) => 0.2 + at / 10)
    await playing(listening, url)
    const { sampleRate } = listening.context()
    listening.player.pause()
    await until(() => listening.context().state === 'suspended')
    const at = listening.player.position()
    const from = listening.heard().end
    listening.player.play()
    await until(() => listening.player.state.phase === 'playing')
    expect(listening.context().state).toBe('running')
    expect(listening.player.position()).toBeGreaterThanOrEqual(at)
    await until(() => peak(listening.heard().since(from)) > 0.25)
    const samples = listening.heard().since(from)
    const settled = samples.findIndex((sample) => sample > 0) + 0.02 * sampleRate
    const backAt = ((samples[Math.round(settled)] ?? 0) - 0.2) * 10 - 0.02
    expect(Math.abs(backAt - at)).toBeLessThan(0.05)
  })

  it('gets ready for sound that is expected, and rests again when none comes', async () => {
    const listening = listen(quick(30_000, 300))
    listening.player.expectSound()
    expect(listening.context().state).not.toBe('closed')
    await until(() => listening.context().state === 'running')
    await until(() => listening.context().state === 'suspended')
    expect(listening.player.state.phase).toBe('idle')
  })

  it('may be disposed of while it is still opening', async () => {
    const contexts: AudioContext[] = []
    const player = createEngine(browserSystem, {
      outlet: (context) => {
        contexts.push(context)
        return context.destination
      },
    })
    player.load(stream(constant(5)), { at: 0, play: true, expectedDuration: 0 })
    player.dispose()
    await until(() => contexts[0]?.state === 'closed')
    await wait(200)
    expect(player.state.phase).toBe('idle')
  })

  it('lets go of everything when it is disposed', async () => {
    const elements = captureElements()
    const listening = listen()
    await playing(listening)
    const context = listening.context()
    listening.player.dispose()
    await until(() => context.state === 'closed')
    expect(elements.every((element) => element.paused && !element.src)).toBe(true)
    listening.player.load(stream(constant(5)), { at: 0, play: true, expectedDuration: 0 })
    await wait(100)
    expect(listening.player.state.phase).toBe('idle')
    expect(navigator.mediaSession.playbackState).toBe('none')
  })
})
