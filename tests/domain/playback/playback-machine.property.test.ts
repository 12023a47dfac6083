import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlaybackCommand, PlaybackReport } from '../../../src/domain/playback/playback-event'
import { MachineDriver } from '../../support/audio/machine-driver'

const position = fc.integer({ min: 0, max: 400 }).map((half) => half / 2)

const command: fc.Arbitrary<PlaybackCommand> = fc.oneof(
  fc.record({
    type: fc.constant('load' as const),
    trackId: fc.nat(5),
    url: fc.constant('/song.mp3'),
    at: position,
    play: fc.boolean(),
    expectedDuration: position,
  }),
  fc.record({
    type: fc.constantFrom(
      'unload',
      'play',
      'pause',
      'allowed',
      'online',
      'interrupted',
      'renewed',
      'displaced',
    ),
  }),
  fc.record({ type: fc.constant('seek' as const), to: position }),
)

const report: fc.Arbitrary<PlaybackReport> = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      ...([
        'opened',
        'ready',
        'playing',
        'waiting',
        'fed',
        'moved',
        'faded',
        'refused',
        'broke',
        'retry',
      ] as const),
    ),
  }),
  fc.record({ type: fc.constant('paused' as const), paused: fc.boolean(), ended: fc.boolean() }),
  fc.record({
    type: fc.constant('ended' as const),
    at: position,
    duration: position,
    seekable: fc.boolean(),
  }),
  fc.record({ type: fc.constant('clock' as const), position }),
  fc.record({
    type: fc.constant('diagnosed' as const),
    failure: fc.constant({ kind: 'offline' as const }),
    reroute: fc.boolean(),
  }),
)

interface Step {
  /** The milliseconds since the step before. */
  after: number
  command?: PlaybackCommand
  report?: PlaybackReport
  /** How many generations old the report is. */
  age: number
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ after: fc.nat(7000), command, age: fc.constant(0) }) },
  {
    weight: 5,
    arbitrary: fc.record({ after: fc.nat(7000), report, age: fc.constantFrom(0, 0, 0, 0, 1, 3) }),
  },
)

const steps = fc.array(step, { maxLength: 120, size: 'max' })

/** Fast-check prints the seed and the path of a failure. */
function everyRun(check: (script: MachineDriver, step: Step, before: MachineDriver['state']) => void): void {
  fc.assert(
    fc.property(steps, (run) => {
      const script = new MachineDriver()
      for (const one of run) {
        const before = script.state
        script.now += one.after
        if (one.command) script.command(one.command)
        if (one.report) script.report(one.report, script.state.generation - one.age)
        check(script, one, before)
      }
    }),
    { numRuns: 1500 },
  )
}

describe('transition', () => {
  it('is never in phase playing before the source has reported playing', () => {
    let reported = -1
    everyRun((script, { report: told, age }) => {
      if (told?.type === 'playing' && age === 0) reported = script.state.generation
      if (script.state.generation === 0) reported = -1
      if (script.state.phase === 'playing') expect(reported).toBe(script.state.generation)
    })
  })

  it('is playing or blocked only with the intent to play', () => {
    everyRun(({ state }) => {
      if (state.phase === 'playing') {
        expect(state).toMatchObject({ intent: 'play', running: true, blocked: false, opened: true })
      }
      if (state.blocked) expect(state).toMatchObject({ phase: 'paused', intent: 'play', opened: true })
    })
  })

  it('emits few effects at a time, and one opening for each generation', () => {
    everyRun(({ state, effects }, _step, before) => {
      expect(effects.length).toBeLessThanOrEqual(4)
      const begun = effects.filter(({ type }) => type === 'open' || type === 'close').length
      expect(state.generation - before.generation).toBe(begun)
    })
  })

  it('never counts more than four attempts, and has a failure only in phase error', () => {
    everyRun(({ state }) => {
      expect(state.attempts).toBeLessThanOrEqual(4)
      expect(state.failure !== null).toBe(state.phase === 'error')
    })
  })

  it('ignores late reports, and all reports while idle', () => {
    everyRun((script, { report: told, age }, before) => {
      if (!told || (age === 0 && before.phase !== 'idle')) return
      expect(script.state).toBe(before)
      expect(script.effects).toEqual([])
    })
  })

  it('never raises the gain during a seek or after a pause', () => {
    everyRun(({ state, effects }) => {
      if (!effects.some((effect) => effect.type === 'rise')) return
      expect(state.intent).toBe('play')
      expect(state.seeking || state.pendingSeek !== null).toBe(false)
    })
  })

  it('stops or moves an audible element only after it was silenced', () => {
    everyRun(({ state, effects }, _step, before) => {
      if (effects.some((effect) => effect.type === 'move')) expect(before.silent || !before.ready).toBe(true)
      if (effects.some((effect) => effect.type === 'stop')) expect(state.silent).toBe(true)
    })
  })

  it('finishes every fade, load and seek, whatever came before', () => {
    fc.assert(
      fc.property(steps, (run) => {
        const script = new MachineDriver()
        for (const one of run) {
          script.now += one.after
          if (one.command) script.command(one.command)
          if (one.report) script.report(one.report, script.state.generation - one.age)
        }
        script.load().report({ type: 'opened' }).report({ type: 'ready' }).report({ type: 'playing' })
        expect(script.state.phase).toBe('playing')
        expect(script.command({ type: 'pause' }).report({ type: 'faded' }).state.phase).toBe('paused')
      }),
    )
  })
})
