import { describe, expect, it } from 'vitest'
import {
  attempt,
  broke,
  diagnosed,
  ended,
  faded,
  failed,
  loadAt,
  load,
  moved,
  opened,
  pause,
  play,
  playing,
  ready,
  refused,
  retry,
  seek,
  sounding,
  stalled,
  waiting,
  runScenario,
  type MachineScenario,
} from '../../support/audio/machine-scenario'

const starting: Record<string, MachineScenario> = {
  'a prepared deck is ready at once and only playing is reported late': {
    given: [load, opened, ready],
    last: playing,
    effects: ['rise'],
    state: { phase: 'playing', running: true },
  },
  'a source that was paused before it opened stays paused': {
    given: [load, pause],
    last: opened,
    effects: [],
    state: { phase: 'loading', intent: 'pause' },
  },
  'play after pause while loading starts once': {
    given: [load, pause, play],
    last: opened,
    effects: ['start', 'rise'],
    state: { phase: 'loading', intent: 'play' },
  },
  'pause before the first sound lowers the armed gain before it stops': {
    given: [load, opened],
    last: pause,
    effects: ['fall'],
    state: { phase: 'fading', intent: 'pause' },
  },
  'pause before the metadata goes back to loading in silence': {
    given: [load, opened, pause],
    last: faded,
    effects: ['stop'],
    state: { phase: 'loading', intent: 'pause' },
  },
  'play resumes sound that started while the gain was lowered': {
    given: [load, opened, ready, pause, playing],
    last: play,
    effects: ['rise'],
    state: { phase: 'playing', running: true },
  },
  'play during that fall is not playing before the element is': {
    given: [load, opened, ready, pause],
    last: play,
    effects: ['start', 'rise'],
    state: { phase: 'paused', intent: 'play', running: false },
  },
  'a broken source that opens late is not started': {
    given: [load, broke],
    last: opened,
    effects: [],
    state: { phase: 'loading', broken: true },
  },
}

const seeking: Record<string, MachineScenario> = {
  'a seek before the metadata lowers the armed gain': {
    given: [load, opened],
    last: seek(40),
    effects: ['fall', 'move'],
    state: { at: 40, seeking: true, silent: true },
  },
  'a seek to the start before the metadata needs no report': {
    given: [loadAt(50), opened, seek(0)],
    last: playing,
    effects: ['rise'],
    state: { phase: 'playing', at: 0, seeking: false },
  },
  'a seek to NaN is ignored': {
    given: sounding,
    last: seek(Number.NaN),
    effects: [],
    state: { phase: 'playing', at: 0, pendingSeek: null },
  },
  'a seek to infinity is ignored': {
    given: sounding,
    last: seek(Infinity),
    effects: [],
    state: { phase: 'playing', at: 0, pendingSeek: null },
  },
  'a seek before the start goes to the start': {
    given: [...sounding, seek(-5)],
    last: faded,
    effects: ['move'],
    state: { at: 0, seeking: true },
  },
  'a seek past the end ends the track once it has arrived': {
    given: [...sounding, seek(1e6), faded, moved],
    last: ended(180),
    effects: ['fall', 'ended'],
    state: { phase: 'paused', intent: 'pause', at: 0 },
  },
  'a seek overtaken by the end continues from its target, and is not playing before': {
    given: [...sounding, seek(30)],
    last: ended(180),
    effects: ['move', 'start'],
    state: { phase: 'stalled', intent: 'play', running: false, at: 30 },
  },
  'a seek to missing data arms the gain for the first sound': {
    given: [...stalled, seek(30)],
    last: moved,
    effects: ['rise'],
    state: { phase: 'stalled', seeking: false },
  },
  'play after an error starts at the target of a seek': {
    given: [...failed, seek(90)],
    last: play,
    effects: ['open'],
    state: { phase: 'loading', at: 90, attempts: 0, failure: null },
  },
  'the retry opens at the target of a seek made while broken': {
    given: [load, opened, broke, diagnosed, seek(12)],
    last: retry,
    effects: ['open'],
    state: { at: 12, openedAt: 12 },
  },
  'a break cancels a running seek but keeps its target': {
    given: [...sounding, seek(70), broke],
    last: faded,
    effects: [],
    state: { broken: true, pendingSeek: null, at: 70 },
  },
  'a seek far ahead does not forget a failure without playback': {
    given: [load, opened, ...attempt, ready, playing, seek(90), faded, moved, { type: 'runs', ms: 1000 }],
    last: { type: 'clock', position: 91.2 },
    effects: [],
    state: { attempts: 1, at: 91.2 },
  },
}

const endings: Record<string, MachineScenario> = {
  'an end reported twice ends once': {
    given: [...sounding, ended(100)],
    last: ended(100),
    effects: [],
    state: { phase: 'paused' },
  },
  'an end during the fade pauses': {
    given: [...sounding, pause, ended(100)],
    last: faded,
    effects: [],
    state: { phase: 'paused', intent: 'pause' },
  },
  'an end while blocked unblocks': {
    given: [load, opened, refused],
    last: ended(100),
    effects: ['fall', 'ended'],
    state: { phase: 'paused', intent: 'pause', blocked: false },
  },
  'a file that stalls at its end is opened once more there': {
    given: [load, opened, ready, playing, { type: 'runs', ms: 3000 }, waiting],
    last: { type: 'stands', ms: 5000 },
    effects: ['fall', 'fall', 'diagnose'],
    state: { phase: 'loading', broken: true, at: 3 },
  },
  'a file that ends much too early is opened once more there': {
    given: [loadAt(0), opened, ready, playing],
    last: ended(120),
    effects: ['open'],
    state: { phase: 'loading', intent: 'play', at: 120, earlyEnd: 120 },
  },
  'a file that ends there again is accepted as shorter': {
    given: [loadAt(0), opened, ready, playing, ended(120), opened, ready, moved, playing],
    last: ended(120.4),
    effects: ['fall', 'ended'],
    state: { phase: 'paused', intent: 'pause' },
  },
}

describe('transition', () => {
  it.each(Object.entries({ ...starting, ...seeking, ...endings }))('%s', (_name, story) => {
    const script = runScenario(story)
    expect(script.effectTypes).toEqual(story.effects)
    expect(script.state).toMatchObject(story.state)
  })
})
