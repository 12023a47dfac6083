import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlaybackCommand } from '../../../src/domain/playback/playback-event'
import type { Weather } from '../../support/audio/simulated-element'
import { SimulatedPlayback } from '../../support/audio/simulated-playback'

type Step = PlaybackCommand | { type: 'holdUp'; ms: number } | { type: 'pauseFromOutside' }

const position = fc.integer({ min: 0, max: 800 }).map((half) => half / 2)
const openings = fc.uniqueArray(fc.nat(12), { maxLength: 5 })

const storm: fc.Arbitrary<Weather> = fc.record({
  delays: fc.array(fc.nat(400), { minLength: 1, maxLength: 7 }),
  prepared: openings,
  broken: openings,
  dead: openings,
  refused: openings,
})

const calm = (delays: number[], prepared: number[] = []): Weather => ({
  delays,
  prepared,
  broken: [],
  dead: [],
  refused: [],
})

const toggle = fc.constantFrom({ type: 'play' } as const, { type: 'pause' } as const)
const seek = fc.record({ type: fc.constant('seek' as const), to: position })
const load = fc.record({
  type: fc.constant('load' as const),
  trackId: fc.nat(5),
  at: fc.oneof(fc.constant(0), position),
  play: fc.boolean(),
  expected: fc.constant(0),
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
  if (step.type === 'holdUp') playback.element.holdUp(step.ms)
  else if (step.type === 'pauseFromOutside') playback.element.pauseFromOutside()
  else playback.command(step)
}

function heal(weather: Weather): void {
  weather.broken = []
  weather.dead = []
  weather.refused = []
}

function expectNoFaults(playback: SimulatedPlayback): void {
  expect([...playback.faults, ...playback.element.faults]).toEqual([])
}

function expectSilence(playback: SimulatedPlayback): void {
  expect(playback.state).toMatchObject({ intent: 'pause', running: false })
  // a server that never answers is waited for as long as nobody wants to hear it
  expect(playback.state.phase).toBe(playback.state.ready ? 'paused' : 'loading')
  expect(playback.element).toMatchObject({ paused: true, gain: 'silent' })
}

function expectSound(playback: SimulatedPlayback): void {
  expect(playback.state).toMatchObject({ phase: 'playing', intent: 'play', running: true, attempts: 0 })
  expect(playback.element).toMatchObject({ paused: false, flowing: true, gain: 'up' })
}

/** Fast-check prints seed and path of a failure. */
function everyStory(end: 'play' | 'pause', expectEnd: (playback: SimulatedPlayback) => void): void {
  fc.assert(
    fc.property(storm, story, (drawn, steps) => {
      const weather = { ...drawn }
      const playback = new SimulatedPlayback(weather).load()
      for (const { step, after: ms } of steps) {
        take(playback, step)
        playback.turn(ms)
      }
      heal(weather)
      if (playback.state.phase === 'idle') playback.load()
      playback.command({ type: end }).turn(1000)
      // a refusal may have been under way, and an opening that is dead is given up after 11 s at the latest
      playback.command({ type: 'allowed' }).turn(12_000)
      // the last of four attempts may have been made before the weather cleared up
      if (playback.state.phase === 'error') playback.command({ type: 'play' }).command({ type: end })
      playback.turn(10_000)
      expectNoFaults(playback)
      expectEnd(playback)
    }),
    { numRuns: 300 },
  )
}

describe('next, with an element that obeys late, stalls, breaks and refuses', () => {
  it('plays and is heard in the end when that is wanted and the source is sound', () => {
    everyStory('play', expectSound)
  })

  it('is silent and stopped in the end when that is wanted', () => {
    everyStory('pause', expectSilence)
  })

  it('ends 50 toggles at any speed as the last one wants it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(toggle, fc.nat(120)), { minLength: 50, maxLength: 50 }),
        fc.array(fc.nat(200), { minLength: 1, maxLength: 5 }),
        (toggles, delays) => {
          const playback = new SimulatedPlayback(calm(delays)).load()
          for (const [one, ms] of toggles) playback.command(one).turn(ms)
          playback.turn(4000)
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
        gaps.forEach((ms, nth) => playback.turn(ms).load(nth + 1))
        playback.turn(4000)
        expectNoFaults(playback)
        expectSound(playback)
        expect(playback.state.trackId).toBe(100)
        expect(playback.element.generation).toBe(101)
        expect(playback.element.opens).toHaveLength(101)
      }),
      { numRuns: 20 },
    )
  })

  it('comes down at the last target of a storm of seeks, playing or paused', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(position, fc.nat(80)), { minLength: 30, maxLength: 30 }),
        fc.boolean(),
        fc.nat(500),
        (seeks, plays, head) => {
          const playback = new SimulatedPlayback(calm([3, 50, 120])).load(7, plays).turn(head)
          for (const [to, ms] of seeks) playback.command({ type: 'seek', to }).turn(ms)
          const target = seeks.at(-1)?.[0] ?? 0
          playback.turn(4000)
          expectNoFaults(playback)
          if (plays) expectSound(playback)
          else expectSilence(playback)
          expect(playback.element.position).toBeGreaterThanOrEqual(target)
          expect(playback.element.position).toBeLessThanOrEqual(target + (plays ? 4.1 : 0))
        },
      ),
    )
  })

  it('shows a stall within a second, whenever it begins, and takes up where it stood', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2500 }), fc.integer({ min: 1100, max: 4000 }), (sound, ms) => {
        const playback = new SimulatedPlayback(calm([10])).load().turn(sound)
        const { position: stood } = playback.element
        playback.element.holdUp(ms)
        expect(playback.turn(1000).state.phase).toBe('stalled')
        playback.turn(ms - 1000 + 20)
        expect(playback.element.position).toBeLessThan(stood + 0.1)
        expectSound(playback.turn(500))
        expect(playback.element.opens).toHaveLength(1)
        expectNoFaults(playback)
      }),
    )
  })

  it('does what another tab wants at once, and nothing by itself afterwards', () => {
    fc.assert(
      fc.property(storm, fc.nat(4000), (weather, ms) => {
        const playback = new SimulatedPlayback({ ...weather }).load().turn(ms)
        playback.command({ type: 'displaced' }).turn(50)
        expect(playback.element.sounding).toBe(false)
        for (let time = 0; time < 12_000; time += 500) {
          playback.command({ type: 'online' }).command({ type: 'allowed' }).turn(500)
          expect(playback.element.sounding).toBe(false)
        }
        expect(playback.state.intent).toBe('pause')
        expectNoFaults(playback)
      }),
    )
  })
})
