import { describe, expect, it } from 'vitest'
import { MachineScript } from '../../support/audio/machine-script'
import {
  attempt,
  broke,
  diagnosed,
  displaced,
  failed,
  from,
  interrupted,
  load,
  online,
  opened,
  pause,
  play,
  playing,
  ready,
  refused,
  renewed,
  retry,
  sounding,
  stalled,
  waiting,
  tellStory,
  type Story,
} from '../../support/audio/story'

const surroundings: Record<string, Story> = {
  'a look just after the data ran out does not raise the gain': {
    given: [...sounding, { type: 'runs', ms: 1000 }, waiting],
    last: { type: 'clock', position: 1.2 },
    asked: [],
    state: { phase: 'playing', silent: true },
  },
  'a pause taken back at once does not hide that the data ran out': {
    given: [...sounding, { type: 'runs', ms: 1000 }, waiting, { type: 'stands', ms: 500 }, pause, play],
    last: { type: 'stands', ms: 250 },
    asked: ['fall'],
    state: { phase: 'stalled', intent: 'play' },
  },
  'pause while stalled stops at once': {
    given: stalled,
    last: pause,
    asked: ['stop'],
    state: { phase: 'paused', intent: 'pause' },
  },
  'a break while the browser waits for a gesture is tried without it': {
    given: [load, opened, refused, broke, diagnosed, { type: 'allowed' }, retry],
    last: opened,
    asked: ['start', 'rise'],
    state: { phase: 'loading', intent: 'play', blocked: false },
  },
  'a refusal of an earlier try does not silence what sounds': {
    given: sounding,
    last: refused,
    asked: [],
    state: { phase: 'playing', blocked: false },
  },
  'a refusal takes the armed gain back': {
    given: [load, opened],
    last: refused,
    asked: ['fall', 'stop'],
    state: { phase: 'paused', blocked: true, silent: true },
  },
  'a call that comes while loading is a pause': {
    given: [load, opened],
    last: interrupted,
    asked: ['fall', 'stop'],
    state: { phase: 'loading', intent: 'pause' },
  },
  'a call leaves a page that waits for its gesture alone': {
    given: [load, opened, refused],
    last: interrupted,
    asked: [],
    state: { phase: 'paused', intent: 'play', blocked: true },
  },
  'news of an element given up do not bring it back': {
    given: failed,
    last: playing,
    asked: [],
    state: { phase: 'error', attempts: 4 },
  },
  'what failed offline goes on where it stood when the connection is back': {
    given: [from(50), opened, ...attempt, ...attempt, ...attempt, broke, diagnosed],
    last: online,
    asked: ['open'],
    state: { phase: 'loading', intent: 'play', at: 50, attempts: 0, failure: null },
  },
  'what waits for its retry goes on at once when the connection is back': {
    given: [load, opened, broke, diagnosed],
    last: online,
    asked: ['open'],
    state: { phase: 'loading', broken: false },
  },
  'what stands still when the connection is back is not waited for much longer': {
    given: [...stalled, online],
    last: { type: 'stands', ms: 1000 },
    asked: ['fall', 'diagnose'],
    state: { phase: 'loading', broken: true, at: 1 },
  },
  'new elements take up what sounded where it stood': {
    given: [...sounding, { type: 'runs', ms: 2000 }],
    last: renewed,
    asked: ['open'],
    state: { phase: 'loading', intent: 'play', at: 2, entry: 'rejoin' },
  },
  'new elements take up what was on its way to a pause, in silence': {
    given: [...sounding, pause, renewed, opened],
    last: ready,
    asked: [],
    state: { phase: 'paused', intent: 'pause' },
  },
  'new elements make a retry void': {
    given: [load, opened, broke, diagnosed, renewed],
    last: retry,
    asked: [],
    state: { phase: 'loading', broken: false, attempts: 1 },
  },
  'another tab silences at once what sounds': {
    given: sounding,
    last: displaced,
    asked: ['fall'],
    state: { phase: 'fading', intent: 'pause' },
  },
  'another tab hurries a fade': {
    given: [...sounding, pause],
    last: displaced,
    asked: ['fall'],
    state: { phase: 'fading', intent: 'pause' },
  },
  'another tab ends the wait for a gesture': {
    given: [load, opened, refused, displaced],
    last: { type: 'allowed' },
    asked: [],
    state: { phase: 'loading', intent: 'pause', blocked: false },
  },
  'another tab keeps an error from coming back as sound': {
    given: [...failed, displaced, online, opened],
    last: ready,
    asked: [],
    state: { phase: 'paused', intent: 'pause' },
  },
}

describe('next', () => {
  it.each(Object.entries(surroundings))('%s', (_name, story) => {
    const script = tellStory(story)
    expect(script.asked).toEqual(story.asked)
    expect(script.state).toMatchObject(story.state)
  })

  it('does not stop at a seek, a load or a length that is no number', () => {
    for (const at of [Number.NaN, Infinity, -Infinity, -3]) {
      const script = new MachineScript().load(true, at, at).report({ type: 'opened' })
      expect(script.state).toMatchObject({ at: 0, moving: false })
      script.report({ type: 'playing' }).report({ type: 'ended', at: 10, seekable: true })
      expect(script.asked).toEqual(['fall', 'ended'])
    }
  })

  it('plays on with a clock that runs backwards or slept for eight hours', () => {
    for (const leap of [-8 * 3_600_000, 8 * 3_600_000]) {
      const script = new MachineScript().playing().pass(1000, 0)
      script.now += leap
      expect(script.report({ type: 'clock', position: 1 }).asked).toEqual([])
      expect(script.pass(1000, 1).state).toMatchObject({ phase: 'playing', at: 2 })
      expect(script.pass(750, 2, true).state.phase).toBe('stalled')
    }
  })

  it('acts on a dead stream in a hidden tab too, where looks come once a second', () => {
    const script = new MachineScript().playing().pass(1000, 0)
    for (let looks = 0; looks < 9; looks++) {
      script.now += 1000
      script.report({ type: 'clock', position: 1 })
    }
    expect(script.asked).toContain('diagnose')
  })
})
