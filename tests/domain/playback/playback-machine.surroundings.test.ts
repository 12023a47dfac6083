import { describe, expect, it } from 'vitest'
import { MachineDriver } from '../../support/audio/machine-driver'
import {
  attempt,
  broke,
  diagnosed,
  displaced,
  failed,
  loadAt,
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
  runScenario,
  type MachineScenario,
} from '../../support/audio/machine-scenario'

const surroundings: Record<string, MachineScenario> = {
  'a clock report just after the data ran out does not raise the gain': {
    given: [...sounding, { type: 'runs', ms: 1000 }, waiting],
    last: { type: 'clock', position: 1.2 },
    effects: [],
    state: { phase: 'playing', silent: true },
  },
  'a pause undone at once does not hide that the data ran out': {
    given: [...sounding, { type: 'runs', ms: 1000 }, waiting, { type: 'stands', ms: 500 }, pause, play],
    last: { type: 'stands', ms: 250 },
    effects: ['fall'],
    state: { phase: 'stalled', intent: 'play' },
  },
  'pause while stalled stops at once': {
    given: stalled,
    last: pause,
    effects: ['stop'],
    state: { phase: 'paused', intent: 'pause' },
  },
  'a break while blocked is diagnosed without a gesture': {
    given: [load, opened, refused, broke, diagnosed, { type: 'allowed' }, retry],
    last: opened,
    effects: ['start', 'rise'],
    state: { phase: 'loading', intent: 'play', blocked: false },
  },
  'a refusal of an earlier attempt does not silence what plays': {
    given: sounding,
    last: refused,
    effects: [],
    state: { phase: 'playing', blocked: false },
  },
  'a refusal lowers the armed gain': {
    given: [load, opened],
    last: refused,
    effects: ['fall', 'stop'],
    state: { phase: 'paused', blocked: true, silent: true },
  },
  'an interruption while loading pauses': {
    given: [load, opened],
    last: interrupted,
    effects: ['fall', 'stop'],
    state: { phase: 'loading', intent: 'pause' },
  },
  'an interruption changes nothing while blocked': {
    given: [load, opened, refused],
    last: interrupted,
    effects: [],
    state: { phase: 'paused', intent: 'play', blocked: true },
  },
  'reports of a closed element do not revive it': {
    given: failed,
    last: playing,
    effects: [],
    state: { phase: 'error', attempts: 4 },
  },
  'a track that failed offline resumes at its position when the connection is back': {
    given: [loadAt(50), opened, ...attempt, ...attempt, ...attempt, broke, diagnosed],
    last: online,
    effects: ['open'],
    state: { phase: 'loading', intent: 'play', at: 50, attempts: 0, failure: null },
  },
  'a pending retry starts at once when the connection is back': {
    given: [load, opened, broke, diagnosed],
    last: online,
    effects: ['open'],
    state: { phase: 'loading', broken: false },
  },
  'a stalled track gets a short timeout when the connection is back': {
    given: [...stalled, online],
    last: { type: 'stands', ms: 1000 },
    effects: ['fall', 'diagnose'],
    state: { phase: 'loading', broken: true, at: 1 },
  },
  'new elements resume what played at its position': {
    given: [...sounding, { type: 'runs', ms: 2000 }],
    last: renewed,
    effects: ['open'],
    state: { phase: 'loading', intent: 'play', at: 2, nextRise: 'rejoin' },
  },
  'new elements resume a fading track paused': {
    given: [...sounding, pause, renewed, opened],
    last: ready,
    effects: [],
    state: { phase: 'paused', intent: 'pause' },
  },
  'new elements cancel a retry': {
    given: [load, opened, broke, diagnosed, renewed],
    last: retry,
    effects: [],
    state: { phase: 'loading', broken: false, attempts: 1 },
  },
  'another tab silences what plays at once': {
    given: sounding,
    last: displaced,
    effects: ['fall'],
    state: { phase: 'fading', intent: 'pause' },
  },
  'another tab shortens a fade': {
    given: [...sounding, pause],
    last: displaced,
    effects: ['fall'],
    state: { phase: 'fading', intent: 'pause' },
  },
  'another tab ends the blocked state': {
    given: [load, opened, refused, displaced],
    last: { type: 'allowed' },
    effects: [],
    state: { phase: 'loading', intent: 'pause', blocked: false },
  },
  'another tab prevents an error from being recovered with sound': {
    given: [...failed, displaced, online, opened],
    last: ready,
    effects: [],
    state: { phase: 'paused', intent: 'pause' },
  },
}

describe('transition', () => {
  it.each(Object.entries(surroundings))('%s', (_name, story) => {
    const script = runScenario(story)
    expect(script.effectTypes).toEqual(story.effects)
    expect(script.state).toMatchObject(story.state)
  })

  it('accepts a seek, a position or a duration that is not a number', () => {
    for (const at of [Number.NaN, Infinity, -Infinity, -3]) {
      const script = new MachineDriver().load(true, at, at).report({ type: 'opened' })
      expect(script.state).toMatchObject({ at: 0, seeking: false })
      script.report({ type: 'playing' }).report({ type: 'ended', at: 10, duration: 10, seekable: true })
      expect(script.effectTypes).toEqual(['fall', 'ended'])
    }
  })

  it('keeps playing when the clock runs backwards or jumps by eight hours', () => {
    for (const leap of [-8 * 3_600_000, 8 * 3_600_000]) {
      const script = new MachineDriver().playing().runFor(1000, 0)
      script.now += leap
      expect(script.report({ type: 'clock', position: 1 }).effectTypes).toEqual([])
      expect(script.runFor(1000, 1).state).toMatchObject({ phase: 'playing', at: 2 })
      expect(script.runFor(750, 2, true).state.phase).toBe('stalled')
    }
  })

  it('detects a dead stream in a hidden tab, with a check once a second', () => {
    const script = new MachineDriver().playing().runFor(1000, 0)
    for (let looks = 0; looks < 9; looks++) {
      script.now += 1000
      script.report({ type: 'clock', position: 1 })
    }
    expect(script.effectTypes).toContain('diagnose')
  })
})
