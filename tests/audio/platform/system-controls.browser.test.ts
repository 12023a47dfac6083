import { afterEach, describe, expect, it } from 'vitest'
import { SystemControls } from '../../../src/audio/platform/system-controls'
import { undo, undoAll } from '../../support/undo'

const session = navigator.mediaSession
const asked: string[] = []
const handlers = new Map<string, MediaSessionActionHandler | null>()
const positions: (MediaPositionState | undefined)[] = []

function controls(): SystemControls {
  session.setActionHandler = (action, handler) => {
    if (action === 'seekforward' && handler && asked.includes('unknown actions throw')) throw new TypeError()
    handlers.set(action, handler)
  }
  session.setPositionState = (state) => positions.push(state)
  return new SystemControls({
    request: (request) => asked.push(request),
    seek: (seconds) => asked.push(`seek ${seconds}`),
    position: () => 42,
  })
}

function standIn<T>(name: string, value: T): T {
  Object.defineProperty(navigator, name, { value, configurable: true })
  undo.push(() => Reflect.deleteProperty(navigator, name))
  return value
}

afterEach(undoAll)
afterEach(() => {
  Reflect.deleteProperty(session, 'setActionHandler')
  Reflect.deleteProperty(session, 'setPositionState')
  asked.length = 0
  positions.length = 0
  handlers.clear()
  session.metadata = null
})

describe('SystemControls', () => {
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
  ] satisfies [MediaSessionActionDetails, string[]][])('passes on %o', (details, expected) => {
    controls()
    handlers.get(details.action)?.(details)
    expect(asked).toEqual(expected)
  })

  it('shows what plays, with its covers', () => {
    const shown = controls()
    shown.announce({
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
    shown.announce(null)
    expect(session.metadata).toBeNull()
  })

  it('leaves out a cover whose address is none', () => {
    controls().announce({
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

  it('shows where the track stands and whether it plays, and tells it anew only when it has to', () => {
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

  it('has no way back while there is none', () => {
    const shown = controls()
    shown.setPrevious(false)
    expect(handlers.get('previoustrack')).toBeNull()
    shown.setPrevious(true)
    handlers.get('previoustrack')?.({ action: 'previoustrack' })
    expect(asked).toEqual(['previous'])
  })

  it('keeps next and previous on the lock screen of a phone that has room for one pair', () => {
    const audioSession = standIn('audioSession', { type: 'auto' })
    standIn('maxTouchPoints', 5)
    const shown = controls()
    expect([...handlers.keys()]).toEqual(['play', 'pause', 'stop', 'nexttrack', 'previoustrack', 'seekto'])
    expect(audioSession.type).toBe('playback')
    shown.dispose()
    expect(audioSession.type).toBe('auto')
  })

  it('skips by seconds on a computer of the same make', () => {
    standIn('audioSession', { type: 'auto' })
    standIn('maxTouchPoints', 0)
    controls()
    expect(handlers.has('seekforward')).toBe(true)
  })

  it('leaves nothing behind', () => {
    const shown = controls()
    shown.update({ playback: 'playing', position: 1, duration: 2 })
    shown.dispose()
    expect([...handlers.values()].every((handler) => handler === null)).toBe(true)
    expect(session).toMatchObject({ playbackState: 'none', metadata: null })
  })

  it('does without an action that the browser does not know', () => {
    asked.push('unknown actions throw')
    controls()
    expect(handlers.has('seekforward')).toBe(false)
    expect(handlers.has('seekto')).toBe(true)
  })
})
