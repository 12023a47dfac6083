import { afterEach, describe, expect, it } from 'vitest'
import { captureElements } from '../support/audio/browser-stand-ins'
import { constant, listen, loudness, playing, sounds, stream } from '../support/audio/listening'
import { until, wait } from '../support/audio/until'
import { undoAll } from '../support/undo'

afterEach(undoAll)

describe('createEngine', () => {
  it('moves to the newest place asked for, and goes on sounding', async () => {
    const listening = listen()
    await playing(listening)
    for (const to of [5, 8, 3, 20]) listening.player.seek(to)
    expect(listening.player.position()).toBe(20)
    await wait(600)
    expect(listening.player.state.phase).toBe('playing')
    expect(listening.player.position()).toBeGreaterThanOrEqual(20)
    await sounds(listening, 0.5)
  })

  it('pauses at the new place when a seek meets the pause fade', async () => {
    const listening = listen()
    await playing(listening)
    listening.player.pause()
    await wait(80)
    listening.player.seek(12)
    expect(listening.player.position()).toBe(12)
    await until(() => listening.player.state.phase === 'paused')
    await wait(300)
    expect(listening.player.position()).toBeCloseTo(12, 3)
    expect(await loudness(listening)).toBe(0)
  })

  it('begins where it left off, and comes back there after a pause', async () => {
    const listening = listen()
    await playing(listening, constant(30), 10)
    expect(listening.player.position()).toBeGreaterThanOrEqual(10)
    listening.player.pause()
    await until(() => listening.player.state.phase === 'paused')
    const at = listening.player.position()
    listening.player.play()
    await until(() => listening.player.state.phase === 'playing')
    expect(listening.player.position()).toBeGreaterThanOrEqual(at)
  })

  it('goes on only from when its first sound is heard, and says then that it does', async () => {
    const listening = listen()
    const { player } = listening
    await playing(listening)
    await until(() => player.advancing())
    player.pause()
    await until(() => player.state.phase === 'paused')
    expect(player.advancing()).toBe(false)
    // an element that was told to pause may tell of one moment more
    await wait(100)
    const at = player.position()
    const told: { position: number; advancing: boolean }[] = []
    player.observe({ tick: () => told.push({ position: player.position(), advancing: player.advancing() }) })
    player.play()
    await until(() => told.some(({ advancing }) => advancing))
    for (const { position, advancing } of told) if (!advancing) expect(position).toBe(at)
    expect(player.position()).toBeGreaterThanOrEqual(at)
  })

  it('never goes back in time while it plays', async () => {
    const listening = listen()
    await playing(listening)
    let last = 0
    for (let i = 0; i < 100; i++) {
      const position = listening.player.position()
      expect(position).toBeGreaterThanOrEqual(last)
      last = position
      await wait(5)
    }
    expect(last).toBeGreaterThan(0)
  })

  it('sounds only the last of twenty tracks chosen quickly', async () => {
    const listening = listen()
    await playing(listening, constant(30, 0.9))
    for (let i = 1; i <= 20; i++) {
      const value = i === 20 ? 0.3 : 0.9
      listening.player.load(stream(constant(30, value), i), { at: 0, play: true, expectedDuration: 0 })
      if (i % 3 === 0) await wait(20)
    }
    expect(listening.player.state.trackId).toBe(20)
    await until(() => listening.player.state.phase === 'playing')
    await sounds(listening, 0.3)
    expect(await loudness(listening, 400)).toBeCloseTo(0.3, 2)
  })

  it('tells the end once', async () => {
    const listening = listen()
    let ends = 0
    listening.player.observe({ ended: () => ends++ })
    await playing(listening, constant(1))
    await until(() => ends > 0)
    expect(listening.player.state).toMatchObject({ phase: 'paused', intent: 'pause' })
    await wait(500)
    expect(ends).toBe(1)
  })

  it('plays on with the next track when that is loaded as the last one ends', async () => {
    const listening = listen()
    const stop = listening.player.observe({
      ended: () => {
        stop()
        listening.player.load(stream(constant(30, 0.25), 2), { at: 0, play: true, expectedDuration: 0 })
      },
    })
    await playing(listening, constant(1))
    await until(() => listening.player.state.trackId === 2 && listening.player.state.phase === 'playing')
    await sounds(listening, 0.25)
  })

  it('follows when something else pauses the element', async () => {
    const elements = captureElements()
    const listening = listen()
    await playing(listening)
    elements.at(-1)?.pause()
    await until(() => listening.player.state.phase === 'paused')
    expect(listening.player.state.intent).toBe('pause')
    listening.player.play()
    await until(() => listening.player.state.phase === 'playing')
    await sounds(listening, 0.5)
  })

  it('stops and forgets the track when unloaded', async () => {
    const elements = captureElements()
    const listening = listen()
    await playing(listening)
    listening.player.unload()
    expect(listening.player.state).toMatchObject({ phase: 'idle', trackId: null })
    await until(() => elements.every((element) => !element.hasAttribute('src')))
    expect(await loudness(listening)).toBe(0)
    expect(listening.player.position()).toBe(0)
  })
})
