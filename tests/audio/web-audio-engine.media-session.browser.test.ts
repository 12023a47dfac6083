import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NowPlaying } from '../../src/ports/audio-engine'
import { constantFile, createRecordedEngine, startPlaying } from '../support/audio/recorded-engine'
import { until } from '../support/audio/until'
import { runCleanups } from '../support/cleanups'

const session = navigator.mediaSession
const positions: (MediaPositionState | undefined)[] = []
const handlers = new Map<string, MediaSessionActionHandler | null>()
const song: NowPlaying = {
  title: 'Aria',
  artist: 'A singer',
  album: 'Songs',
  artwork: [96, 128, 512].map((size) => ({
    src: `/cover.jpg?param=${size}y${size}`,
    sizes: `${size}x${size}`,
  })),
}

beforeEach(() => {
  session.setPositionState = (state) => positions.push(state)
  session.setActionHandler = (action, handler) => handlers.set(action, handler)
})

afterEach(runCleanups)
afterEach(() => {
  Reflect.deleteProperty(session, 'setPositionState')
  Reflect.deleteProperty(session, 'setActionHandler')
  positions.length = 0
  handlers.clear()
})

describe('WebAudioEngine', () => {
  it('keeps the system’s controls while a stream is searched, and clears them with the queue', () => {
    const { engine } = createRecordedEngine()
    engine.setNowPlaying(song)
    expect(session.playbackState).toBe('paused')
    expect(session.metadata?.artwork.map(({ sizes }) => sizes)).toEqual(['96x96', '128x128', '512x512'])
    engine.setNowPlaying(null)
    expect([session.playbackState, session.metadata]).toEqual(['none', null])
  })

  it('removes and restores the button for the previous track', () => {
    const { engine } = createRecordedEngine()
    expect(handlers.get('previoustrack')).toBeTypeOf('function')
    engine.setPreviousEnabled(false)
    expect(handlers.get('previoustrack')).toBeNull()
    engine.setPreviousEnabled(true)
    expect(handlers.get('previoustrack')).toBeTypeOf('function')
  })

  it('reports the position on start, seek, pause and resume', async () => {
    const listening = createRecordedEngine()
    const { engine } = listening
    engine.setNowPlaying(song)
    await startPlaying(listening, constantFile(30))
    expect(session.playbackState).toBe('playing')
    expect(positions.at(-1)).toMatchObject({ duration: 30, playbackRate: 1 })
    handlers.get('seekto')?.({ action: 'seekto', seekTime: 12 })
    await until(() => Math.abs((positions.at(-1)?.position ?? 0) - 12) < 1)
    handlers.get('seekbackward')?.({ action: 'seekbackward' })
    await until(() => (positions.at(-1)?.position ?? 30) < 4)
    handlers.get('pause')?.({ action: 'pause' })
    await until(() => session.playbackState === 'paused')
    handlers.get('play')?.({ action: 'play' })
    await until(() => session.playbackState === 'playing')
    for (const told of positions)
      if (told) expect(told.position).toBeLessThanOrEqual(told.duration ?? Number.NaN)
  })

  it('clamps a seek beyond the end', async () => {
    const listening = createRecordedEngine()
    listening.engine.setNowPlaying(song)
    await startPlaying(listening, constantFile(30))
    handlers.get('pause')?.({ action: 'pause' })
    await until(() => session.playbackState === 'paused')
    handlers.get('seekto')?.({ action: 'seekto', seekTime: 29 })
    await until(() => Math.abs((positions.at(-1)?.position ?? 0) - 29) < 1)
    handlers.get('seekforward')?.({ action: 'seekforward' })
    await until(() => positions.at(-1)?.position === 30)
  })

  it('starts at the beginning after a stop', async () => {
    const listening = createRecordedEngine()
    listening.engine.setNowPlaying(song)
    await startPlaying(listening, constantFile(30), 10)
    handlers.get('stop')?.({ action: 'stop' })
    await until(() => session.playbackState === 'paused' && positions.at(-1)?.position === 0)
    expect(session.metadata?.title).toBe('Aria')
  })
})
