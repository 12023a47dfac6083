import { describe, expect, it } from 'vitest'
import {
  attempt,
  broke,
  diagnosed,
  ended,
  faded,
  failed,
  from,
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
  tellStory,
  type Story,
} from '../../support/audio/story'

const starting: Record<string, Story> = {
  'a prepared deck is there at once and only playing is claimed late': {
    given: [load, opened, ready],
    last: playing,
    asked: ['rise'],
    state: { phase: 'playing', running: true },
  },
  'a source that was paused before it opened opens quietly': {
    given: [load, pause],
    last: opened,
    asked: [],
    state: { phase: 'loading', intent: 'pause' },
  },
  'play after pause while loading starts once': {
    given: [load, pause, play],
    last: opened,
    asked: ['start', 'rise'],
    state: { phase: 'loading', intent: 'play' },
  },
  'pause before the first sound lowers the armed gain before it stops': {
    given: [load, opened],
    last: pause,
    asked: ['fall'],
    state: { phase: 'fading', intent: 'pause' },
  },
  'pause before the metadata goes back to loading in silence': {
    given: [load, opened, pause],
    last: faded,
    asked: ['stop'],
    state: { phase: 'loading', intent: 'pause' },
  },
  'sound that begins while it goes down again is taken up by play': {
    given: [load, opened, ready, pause, playing],
    last: play,
    asked: ['rise'],
    state: { phase: 'playing', running: true },
  },
  'play in that way down claims nothing before the element does': {
    given: [load, opened, ready, pause],
    last: play,
    asked: ['start', 'rise'],
    state: { phase: 'paused', intent: 'play', running: false },
  },
  'a broken source that opens late is not started': {
    given: [load, broke],
    last: opened,
    asked: [],
    state: { phase: 'loading', broken: true },
  },
}

const seeking: Record<string, Story> = {
  'a seek before the metadata takes the armed gain back': {
    given: [load, opened],
    last: seek(40),
    asked: ['fall', 'move'],
    state: { at: 40, moving: true, silent: true },
  },
  'a seek to the start before the metadata waits for no arrival': {
    given: [from(50), opened, seek(0)],
    last: playing,
    asked: ['rise'],
    state: { phase: 'playing', at: 0, moving: false },
  },
  'a seek to nowhere is none': {
    given: sounding,
    last: seek(Number.NaN),
    asked: [],
    state: { phase: 'playing', at: 0, seekTo: null },
  },
  'a seek to infinity is none': {
    given: sounding,
    last: seek(Infinity),
    asked: [],
    state: { phase: 'playing', at: 0, seekTo: null },
  },
  'a seek before the start goes to the start': {
    given: [...sounding, seek(-5)],
    last: faded,
    asked: ['move'],
    state: { at: 0, moving: true },
  },
  'a seek past the end ends the track once it is there': {
    given: [...sounding, seek(1e6), faded, moved],
    last: ended(180),
    asked: ['fall', 'ended'],
    state: { phase: 'paused', intent: 'pause', at: 0 },
  },
  'a seek that the end overtakes goes on from its target, and claims nothing before': {
    given: [...sounding, seek(30)],
    last: ended(180),
    asked: ['move', 'start'],
    state: { phase: 'stalled', intent: 'play', running: false, at: 30 },
  },
  'a seek into what is missing arms the gain for the first sound': {
    given: [...stalled, seek(30)],
    last: moved,
    asked: ['rise'],
    state: { phase: 'stalled', moving: false },
  },
  'a seek in an error is where play takes up': {
    given: [...failed, seek(90)],
    last: play,
    asked: ['open'],
    state: { phase: 'loading', at: 90, attempts: 0, failure: null },
  },
  'a seek while broken is where the retry opens': {
    given: [load, opened, broke, diagnosed, seek(12)],
    last: retry,
    asked: ['open'],
    state: { at: 12, openedAt: 12 },
  },
  'a seek under way is dropped by a break, not by its target': {
    given: [...sounding, seek(70), broke],
    last: faded,
    asked: [],
    state: { broken: true, seekTo: null, at: 70 },
  },
  'a seek far ahead does not forgive a failure without sound': {
    given: [load, opened, ...attempt, ready, playing, seek(90), faded, moved, { type: 'runs', ms: 1000 }],
    last: { type: 'clock', position: 91.2 },
    asked: [],
    state: { attempts: 1, at: 91.2 },
  },
}

const endings: Record<string, Story> = {
  'ended twice is told once': {
    given: [...sounding, ended(100)],
    last: ended(100),
    asked: [],
    state: { phase: 'paused' },
  },
  'an end in the fade is a pause': {
    given: [...sounding, pause, ended(100)],
    last: faded,
    asked: [],
    state: { phase: 'paused', intent: 'pause' },
  },
  'an end while the browser waits for a gesture waits for none any more': {
    given: [load, opened, refused],
    last: ended(100),
    asked: ['fall', 'ended'],
    state: { phase: 'paused', intent: 'pause', blocked: false },
  },
  'a file that runs dry at its end without ending is a stall, opened once more there': {
    given: [load, opened, ready, playing, { type: 'runs', ms: 3000 }, waiting],
    last: { type: 'stands', ms: 5000 },
    asked: ['fall', 'fall', 'diagnose'],
    state: { phase: 'loading', broken: true, at: 3 },
  },
  'a file that ends much too early is opened once more there': {
    given: [from(0), opened, ready, playing],
    last: ended(120),
    asked: ['open'],
    state: { phase: 'loading', intent: 'play', at: 120, earlyEnd: 120 },
  },
  'a file that ends there again is simply shorter': {
    given: [from(0), opened, ready, playing, ended(120), opened, ready, moved, playing],
    last: ended(120.4),
    asked: ['fall', 'ended'],
    state: { phase: 'paused', intent: 'pause' },
  },
}

describe('next', () => {
  it.each(Object.entries({ ...starting, ...seeking, ...endings }))('%s', (_name, story) => {
    const script = tellStory(story)
    expect(script.asked).toEqual(story.asked)
    expect(script.state).toMatchObject(story.state)
  })
})
