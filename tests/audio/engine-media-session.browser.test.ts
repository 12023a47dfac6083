import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NowPlaying } from '../../src/ports/player'
import { constant, listen, playing } from '../support/audio/listening'
import { until } from '../support/audio/until'
import { undoAll } from '../support/undo'

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

afterEach(undoAll)
afterEach(() => {
  Reflect.deleteProperty(session, 'setPositionState')
  Reflect.deleteProperty(session, 'setActionHandler')
  positions.length = 0
  handlers.clear()
})

describe('createEngine', () => {
  it('keeps the controls of the system while a song is looked for, and clears them with the queue', () => {
    const { player } = listen()
    player.announce(song)
    expect(session.playbackState).toBe('paused')
    expect(session.metadata?.artwork.map(({ sizes }) => sizes)).toEqual(['96x96', '128x128', '512x512'])
    player.announce(null)
    expect([session.playbackState, session.metadata]).toEqual(['none', null])
  })

  it('takes their way back away, and gives it back', () => {
    const { player } = listen()
    expect(handlers.get('previoustrack')).toBeTypeOf('function')
    player.setPrevious(false)
    expect(handlers.get('previoustrack')).toBeNull()
    player.setPrevious(true)
    expect(handlers.get('previoustrack')).toBeTypeOf('function')
  })

  it('tells them where the song stands when it begins, moves, pauses and goes on', async () => {
    const listening = listen()
    const { player } = listening
    player.announce(song)
    await playing(listening, constant(30))
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

  it('takes a wish beyond the end for the end', async () => {
    const listening = listen()
    listening.player.announce(song)
    await playing(listening, constant(30))
    handlers.get('pause')?.({ action: 'pause' })
    await until(() => session.playbackState === 'paused')
    handlers.get('seekto')?.({ action: 'seekto', seekTime: 29 })
    await until(() => Math.abs((positions.at(-1)?.position ?? 0) - 29) < 1)
    handlers.get('seekforward')?.({ action: 'seekforward' })
    await until(() => positions.at(-1)?.position === 30)
  })

  it('begins anew from the start after a stop', async () => {
    const listening = listen()
    listening.player.announce(song)
    await playing(listening, constant(30), 10)
    handlers.get('stop')?.({ action: 'stop' })
    await until(() => session.playbackState === 'paused' && positions.at(-1)?.position === 0)
    expect(session.metadata?.title).toBe('Aria')
  })
})
