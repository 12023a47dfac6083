import { afterEach, describe, expect, it } from 'vitest'
import { SystemControls } from '../../../src/audio/platform/system-controls'

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

  it.each([
    [10, 100, { duration: 100, position: 10 }],
    [120, 100, { duration: 100, position: 100 }],
    [-1, 100, { duration: 100, position: 0 }],
    [Number.NaN, 100, { duration: 100, position: 0 }],
    [10, 0, undefined],
    [10, Infinity, undefined],
    [10, Number.NaN, undefined],
  ])('shows second %d of %d within its bounds', (position, duration, expected) => {
    controls().update({ playback: 'playing', position, duration })
    expect(positions).toEqual([expected])
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
