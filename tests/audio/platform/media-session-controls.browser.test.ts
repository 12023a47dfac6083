import { afterEach, describe, expect, it } from 'vitest'
import { MediaSessionControls } from '../../../src/audio/platform/media-session-controls'
import { cleanups, runCleanups } from '../../support/cleanups'

const session = navigator.mediaSession
const asked: string[] = []
const handlers = new Map<string, MediaSessionActionHandler | null>()
const positions: (MediaPositionState | undefined)[] = []

function controls(): MediaSessionControls {
  session.setActionHandler = (action, handler) => {
    if (action === 'seekforward' && handler && asked.includes('unknown actions throw')) throw new TypeError()
    handlers.set(action, handler)
  }
  session.setPositionState = (state) => positions.push(state)
  return new MediaSessionControls({
    request: (request) => asked.push(request),
    seek: (seconds) => asked.push(`seek ${seconds}`),
    position: () => 42,
  })
}

function standIn<T>(name: string, value: T): T {
  Object.defineProperty(navigator, name, { value, configurable: true })
  cleanups.push(() => Reflect.deleteProperty(navigator, name))
  return value
}

afterEach(runCleanups)
afterEach(() => {
  Reflect.deleteProperty(session, 'setActionHandler')
  Reflect.deleteProperty(session, 'setPositionState')
  asked.length = 0
  positions.length = 0
  handlers.clear()
  session.metadata = null
})

describe('MediaSessionControls', () => {
  it.each([
    [{ action: 'play' }, ['play']],
    [{ action: 'pause' }, ['pause']],
    [{ action: 'stop' }, ['pause', 'seek 0']],
    [{ action: 'previoustrack' }, ['previous']],
    [{ action: 'nexttrack' }, ['next']],
    [{ action: 'seekbackward' }, ['seek 32']],
    [{ action: 'seekforward', seekOffset: 5 }, ['seek 47']],
    [{ action: 'seekto', seekTime: 7 }, ['seek 7']],
    [{ action: 'seekto' }, []],
  ] satisfies [MediaSessionActionDetails, string[]][])('handles %o', (details, expected) => {
    controls()
    handlers.get(details.action)?.(details)
    expect(asked).toEqual(expected)
  })

  it('shows the playing track with its covers', () => {
    const shown = controls()
    shown.setNowPlaying({
      title: 'Aria',
      artist: 'A singer',
      album: 'Songs',
      artwork: [{ src: 'https://media.test/cover.jpg', sizes: '300x300' }],
    })
    expect(session.metadata).toMatchObject({ title: 'Aria', artist: 'A singer', album: 'Songs' })
    expect(session.metadata?.artwork[0]).toMatchObject({
      src: 'https://media.test/cover.jpg',
      sizes: '300x300',
    })
    shown.setNowPlaying(null)
    expect(session.metadata).toBeNull()
  })

  it('leaves out a cover with an invalid address', () => {
    controls().setNowPlaying({
      title: 'Aria',
      artist: '',
      album: '',
      artwork: [
        { src: 'https://', sizes: '96x96' },
        { src: '/cover.jpg', sizes: '512x512' },
      ],
    })
    expect(session.metadata?.artwork.map(({ sizes }) => sizes)).toEqual(['512x512'])
  })

  it('shows the position and the state, and updates them only when necessary', () => {
    const shown = controls()
    shown.update({ playback: 'paused', position: 10, duration: 100 })
    shown.update({ playback: 'paused', position: 10, duration: 100 })
    expect(session.playbackState).toBe('paused')
    shown.update({ playback: 'playing', position: 10, duration: 100 })
    expect(session.playbackState).toBe('playing')
    const told = { duration: 100, position: 10, playbackRate: 1 }
    expect(positions).toEqual([told, told])
    shown.update({ playback: 'none', position: 10, duration: 100 })
    expect(positions).toEqual([told, told, undefined])
  })

  it('has no button for the previous track while that is disabled', () => {
    const shown = controls()
    shown.setPreviousEnabled(false)
    expect(handlers.get('previoustrack')).toBeNull()
    shown.setPreviousEnabled(true)
    handlers.get('previoustrack')?.({ action: 'previoustrack' })
    expect(asked).toEqual(['previous'])
  })

  it('keeps next and previous on a phone, which shows only one pair of buttons', () => {
    const audioSession = standIn('audioSession', { type: 'auto' })
    standIn('maxTouchPoints', 5)
    const shown = controls()
    expect([...handlers.keys()]).toEqual(['play', 'pause', 'stop', 'nexttrack', 'previoustrack', 'seekto'])
    expect(audioSession.type).toBe('playback')
    shown.dispose()
    expect(audioSession.type).toBe('auto')
  })

  it('seeks by seconds on a computer with the same browser', () => {
    standIn('audioSession', { type: 'auto' })
    standIn('maxTouchPoints', 0)
    controls()
    expect(handlers.has('seekforward')).toBe(true)
  })

  it('removes its handlers and metadata when disposed', () => {
    const shown = controls()
    shown.update({ playback: 'playing', position: 1, duration: 2 })
    shown.dispose()
    expect([...handlers.values()].every((handler) => handler === null)).toBe(true)
    expect(session).toMatchObject({ playbackState: 'none', metadata: null })
  })

  it('ignores an action that the browser does not support', () => {
    asked.push('unknown actions throw')
    controls()
    expect(handlers.has('seekforward')).toBe(false)
    expect(handlers.has('seekto')).toBe(true)
  })
})
