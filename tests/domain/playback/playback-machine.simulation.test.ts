import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlaybackCommand } from '../../../src/domain/playback/playback-event'
import type { MediaConditions } from '../../support/audio/simulated-element'
import { SimulatedPlayback } from '../../support/audio/simulated-playback'

type Step = PlaybackCommand | { type: 'holdUp'; ms: number } | { type: 'pauseFromOutside' }

const position = fc.integer({ min: 0, max: 800 }).map((half) => half / 2)
const openings = fc.uniqueArray(fc.nat(12), { maxLength: 5 })

const storm: fc.Arbitrary<MediaConditions> = fc.record({
  delays: fc.array(fc.nat(400), { minLength: 1, maxLength: 7 }),
  preparedOpens: openings,
  brokenOpens: openings,
  stalledOpens: openings,
  refusedStarts: openings,
})

const calm = (delays: number[], preparedOpens: number[] = []): MediaConditions => ({
  delays,
  preparedOpens,
  brokenOpens: [],
  stalledOpens: [],
  refusedStarts: [],
})

const toggle = fc.constantFrom({ type: 'play' } as const, { type: 'pause' } as const)
const seek = fc.record({ type: fc.constant('seek' as const), to: position })
const load = fc.record({
  type: fc.constant('load' as const),
  trackId: fc.nat(5),
  url: fc.constant('/song.mp3'),
  at: fc.oneof(fc.constant(0), position),
  play: fc.boolean(),
  expectedDuration: fc.constant(0),
})

const anything: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: toggle },
  { weight: 3, arbitrary: seek },
  { weight: 2, arbitrary: load },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('unload', 'allowed', 'online', 'interrupted', 'renewed', 'displaced'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('holdUp' as const), ms: fc.nat(9000) }) },
  { weight: 1, arbitrary: fc.constant({ type: 'pauseFromOutside' } as const) },
)

const after = fc.oneof(fc.nat(30), fc.nat(600), fc.nat(7000))
const story = fc.array(fc.record({ step: anything, after }), { maxLength: 40, size: 'max' })

function take(playback: SimulatedPlayback, step: Step): void {
  if (step.type === 'holdUp') playback.element.stall(step.ms)
  else if (step.type === 'pauseFromOutside') playback.element.pauseFromOutside()
  else playback.command(step)
}

function heal(weather: MediaConditions): void {
  weather.brokenOpens = []
  weather.stalledOpens = []
  weather.refusedStarts = []
}

function expectNoFaults(playback: SimulatedPlayback): void {
  expect([...playback.faults, ...playback.element.faults]).toEqual([])
}

function expectSilence(playback: SimulatedPlayback): void {
  expect(playback.state).toMatchObject({ intent: 'pause', running: false })
  // a server that never answers is awaited as long as nobody wants sound
  expect(playback.state.phase).toBe(playback.state.ready ? 'paused' : 'loading')
  expect(playback.element).toMatchObject({ paused: true, gain: 'silent' })
}

function expectSound(playback: SimulatedPlayback): void {
  expect(playback.state).toMatchObject({ phase: 'playing', intent: 'play', running: true, attempts: 0 })
  expect(playback.element).toMatchObject({ paused: false, flowing: true, gain: 'up' })
}

/** Fast-check prints the seed and the path of a failure. */
function everyStory(end: 'play' | 'pause', expectEnd: (playback: SimulatedPlayback) => void): void {
  fc.assert(
    fc.property(storm, story, (drawn, steps) => {
      const weather = { ...drawn }
      const playback = new SimulatedPlayback(weather).load()
      for (const { step, after: ms } of steps) {
        take(playback, step)
        playback.runFor(ms)
      }
      heal(weather)
      if (playback.state.phase === 'idle') playback.load()
      playback.command({ type: end }).runFor(1000)
      // a refusal may be pending, and a dead opening is given up after 11 s at the latest
      playback.command({ type: 'allowed' }).runFor(12_000)
      // the last of four attempts may have been made under bad conditions
      if (playback.state.phase === 'error') playback.command({ type: 'play' }).command({ type: end })
      playback.runFor(10_000)
      expectNoFaults(playback)
      expectEnd(playback)
    }),
    { numRuns: 300 },
  )
}

describe('transition with an element that is late, stalls, breaks and refuses', () => {
  it('is audible in the end when play is wanted and the source works', () => {
    everyStory('play', expectSound)
  })

  it('is silent and stopped in the end when that is wanted', () => {
    everyStory('pause', expectSilence)
  })

  it('ends in the last wanted state after 50 toggles at any speed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(toggle, fc.nat(120)), { minLength: 50, maxLength: 50 }),
        fc.array(fc.nat(200), { minLength: 1, maxLength: 5 }),
        (toggles, delays) => {
          const playback = new SimulatedPlayback(calm(delays)).load()
          for (const [one, ms] of toggles) playback.command(one).runFor(ms)
          playback.runFor(4000)
          expectNoFaults(playback)
          if (toggles.at(-1)?.[0].type === 'play') expectSound(playback)
          else expectSilence(playback)
        },
      ),
    )
  })

  it.each([
    ['slow decks', []],
    ['prepared decks', Array.from({ length: 101 }, (_, nth) => nth)],
  ])('plays only the last of a hundred tracks on %s', (_name, prepared) => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { minLength: 100, maxLength: 100 }), (gaps) => {
        const playback = new SimulatedPlayback(calm([5, 40, 90], prepared)).load(0)
        gaps.forEach((ms, nth) => playback.runFor(ms).load(nth + 1))
        playback.runFor(4000)
        expectNoFaults(playback)
        expectSound(playback)
        expect(playback.state.trackId).toBe(100)
        expect(playback.element.generation).toBe(101)
        expect(playback.element.opens).toHaveLength(101)
      }),
      { numRuns: 20 },
    )
  })

  it('arrives at the last of many seeks, playing or paused', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(position, fc.nat(80)), { minLength: 30, maxLength: 30 }),
        fc.boolean(),
        fc.nat(500),
        (seeks, plays, head) => {
          const playback = new SimulatedPlayback(calm([3, 50, 120])).load(7, plays).runFor(head)
          for (const [to, ms] of seeks) playback.command({ type: 'seek', to }).runFor(ms)
          const target = seeks.at(-1)?.[0] ?? 0
          playback.runFor(4000)
          expectNoFaults(playback)
          if (plays) expectSound(playback)
          else expectSilence(playback)
          expect(playback.element.position).toBeGreaterThanOrEqual(target)
          expect(playback.element.position).toBeLessThanOrEqual(target + (plays ? 4.1 : 0))
        },
      ),
    )
  })

  it('shows a stall within a second, and resumes at the same position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2500 }), fc.integer({ min: 1100, max: 4000 }), (sound, ms) => {
        const playback = new SimulatedPlayback(calm([10])).load().runFor(sound)
        const { position: stood } = playback.element
        playback.element.stall(ms)
        expect(playback.runFor(1000).state.phase).toBe('stalled')
        playback.runFor(ms - 1000 + 20)
        expect(playback.element.position).toBeLessThan(stood + 0.1)
        expectSound(playback.runFor(500))
        expect(playback.element.opens).toHaveLength(1)
        expectNoFaults(playback)
      }),
    )
  })

  it('shows a stall within a second that begins in a fade-out, when that is reversed', () => {
    const playback = new SimulatedPlayback(calm([0])).load().runFor(2001).command({ type: 'pause' })
    playback.element.stall(4000)
    playback.runFor(260).command({ type: 'play' }).runFor(740)
    expect(playback.state).toMatchObject({ phase: 'stalled', intent: 'play' })
    expectSound(playback.runFor(4000))
    expectNoFaults(playback)
  })

  it('shows a stall at once that has lasted for a second when a fade-out is reversed', () => {
    const playback = new SimulatedPlayback(calm([0])).load().runFor(1)
    playback.element.stall(1761)
    playback.command({ type: 'seek', to: 0 }).runFor(735).command({ type: 'seek', to: 0 }).runFor(1001)
    playback.command({ type: 'pause' }).runFor(14).command({ type: 'play' })
    expect(playback.state).toMatchObject({ phase: 'stalled', intent: 'play' })
    expectSound(playback.runFor(1000))
    expectNoFaults(playback)
  })

  it('is displaced at once, and does not play by itself afterwards', () => {
    fc.assert(
      fc.property(storm, fc.nat(4000), (weather, ms) => {
        const playback = new SimulatedPlayback({ ...weather }).load().runFor(ms)
        playback.command({ type: 'displaced' }).runFor(50)
        expect(playback.element.audible).toBe(false)
        for (let time = 0; time < 12_000; time += 500) {
          playback.command({ type: 'online' }).command({ type: 'allowed' }).runFor(500)
          expect(playback.element.audible).toBe(false)
        }
        expect(playback.state.intent).toBe('pause')
        expectNoFaults(playback)
      }),
    )
  })
})
