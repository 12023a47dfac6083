import { describe, expect, it } from 'vitest'
import type { PlaybackReport } from '../../../src/domain/playback/playback-event'
import { MachineDriver } from '../../support/audio/machine-driver'

const offline = { type: 'diagnosed', failure: { kind: 'offline' }, reroute: false } as const

describe('transition: playing and pausing', () => {
  it('opens, starts and rises, and is playing only once the element is', () => {
    const script = new MachineDriver().load()
    expect(script.state.phase).toBe('loading')
    expect(script.effects).toEqual([{ type: 'open', url: '/7.mp3', at: 0 }])
    script.report({ type: 'opened' })
    expect(script.effects).toEqual([{ type: 'start' }, { type: 'rise', speed: 'declick', arm: 'sound' }])
    expect(script.report({ type: 'ready' }).state.phase).toBe('loading')
    script.report({ type: 'playing' })
    expect(script.state.phase).toBe('playing')
    expect(script.effects).toEqual([{ type: 'rise', speed: 'declick', arm: 'brief' }])
  })

  it('opens and diagnoses the address of the newest load', () => {
    const script = new MachineDriver().playing()
    script.command({ type: 'load', trackId: 8, url: '/8.mp3', at: 0, play: true, expectedDuration: 0 })
    expect(script.effects).toEqual([{ type: 'open', url: '/8.mp3', at: 0 }])
    script.report({ type: 'opened' }).report({ type: 'broke' })
    expect(script.effects).toContainEqual({ type: 'diagnose', url: '/8.mp3', cause: 'error' })
  })

  it('stays paused when a track is loaded without playing', () => {
    const script = new MachineDriver().load(false).report({ type: 'opened' })
    expect(script.effectTypes).toEqual([])
    expect(script.report({ type: 'ready' }).state.phase).toBe('paused')
  })

  it('plays as soon as possible when play is pressed while loading', () => {
    const script = new MachineDriver().load(false).command({ type: 'play' })
    expect(script.effectTypes).toEqual([])
    expect(script.report({ type: 'opened' }).effectTypes).toEqual(['start', 'rise'])
  })

  it('stops the element only after the fade', () => {
    const script = new MachineDriver().playing().command({ type: 'pause' })
    expect(script.state.phase).toBe('fading')
    expect(script.effects).toEqual([{ type: 'fall', speed: 'fade' }])
    script.report({ type: 'faded' })
    expect(script.state.phase).toBe('paused')
    expect(script.effectTypes).toEqual(['stop'])
  })

  it('reverses the ramp when play comes during the fade', () => {
    const script = new MachineDriver().playing().command({ type: 'pause' }).command({ type: 'play' })
    expect(script.state.phase).toBe('playing')
    expect(script.effects).toEqual([{ type: 'rise', speed: 'fade', arm: 'none' }])
    expect(script.report({ type: 'faded' }).effectTypes).toEqual([])
    expect(script.state.phase).toBe('playing')
  })

  it('ignores a queued pause of an element that plays again', () => {
    const script = new MachineDriver().playing().report({ type: 'paused', paused: false, ended: false })
    expect(script.state.phase).toBe('playing')
  })

  it('pauses when the system pauses the element', () => {
    const script = new MachineDriver().playing().report({ type: 'paused', paused: true, ended: false })
    expect(script.state).toMatchObject({ phase: 'paused', intent: 'pause' })
    expect(script.command({ type: 'play' }).effectTypes).toEqual(['start', 'rise'])
  })

  it('pauses when the context is interrupted', () => {
    const script = new MachineDriver().playing().command({ type: 'interrupted' })
    expect(script.state).toMatchObject({ phase: 'paused', intent: 'pause' })
    expect(script.effectTypes).toEqual(['fall', 'stop'])
  })

  it('is blocked when refused, and plays after a gesture', () => {
    const script = new MachineDriver().load().report({ type: 'opened' }).report({ type: 'refused' })
    expect(script.state).toMatchObject({ phase: 'paused', intent: 'play', blocked: true })
    expect(script.command({ type: 'allowed' }).effectTypes).toEqual(['start', 'rise'])
    expect(script.report({ type: 'playing' }).state).toMatchObject({ phase: 'playing', blocked: false })
  })

  it('is no longer blocked once paused', () => {
    const script = new MachineDriver().load().report({ type: 'opened' }).report({ type: 'refused' })
    expect(script.command({ type: 'pause' }).state.blocked).toBe(false)
    expect(script.command({ type: 'allowed' }).effectTypes).toEqual([])
  })
})

describe('transition: seeking', () => {
  it('falls, seeks and rises again', () => {
    const script = new MachineDriver().playing().command({ type: 'seek', to: 60 })
    expect(script.effects).toEqual([{ type: 'fall', speed: 'declick' }])
    expect(script.report({ type: 'faded' }).effects).toEqual([{ type: 'move', to: 60 }])
    expect(script.report({ type: 'playing' }).effectTypes).toEqual([])
    expect(script.report({ type: 'moved' }).effects).toEqual([
      { type: 'rise', speed: 'rejoin', arm: 'brief' },
    ])
    expect(script.state.phase).toBe('playing')
  })

  it('seeks only to the newest of many targets', () => {
    const script = new MachineDriver().playing()
    for (const to of [10, 20, 30]) script.command({ type: 'seek', to })
    expect(script.report({ type: 'faded' }).effects).toEqual([{ type: 'move', to: 30 }])
    for (const to of [40, 50]) expect(script.command({ type: 'seek', to }).effectTypes).toEqual([])
    expect(script.report({ type: 'moved' }).effects).toEqual([{ type: 'move', to: 50 }])
    expect(script.report({ type: 'moved' }).effectTypes).toEqual(['rise'])
  })

  it('seeks at once while paused, and stays paused', () => {
    const script = new MachineDriver().load(false).report({ type: 'opened' }).report({ type: 'ready' })
    expect(script.command({ type: 'seek', to: 9 }).effects).toEqual([{ type: 'move', to: 9 }])
    expect(script.report({ type: 'moved' }).effectTypes).toEqual([])
    expect(script.state.phase).toBe('paused')
  })

  it('stops and seeks when a seek comes during the pause fade', () => {
    const script = new MachineDriver().playing().command({ type: 'pause' }).command({ type: 'seek', to: 5 })
    expect(script.report({ type: 'faded' }).effects).toEqual([{ type: 'stop' }, { type: 'move', to: 5 }])
    expect(script.state.phase).toBe('paused')
  })

  it('plays at the target when play follows a seek during the pause fade', () => {
    const script = new MachineDriver().playing().command({ type: 'pause' }).command({ type: 'seek', to: 5 })
    expect(script.command({ type: 'play' }).effectTypes).toEqual([])
    expect(script.report({ type: 'faded' }).effects).toEqual([{ type: 'move', to: 5 }])
    expect(script.report({ type: 'moved' }).effectTypes).toEqual(['rise'])
  })

  it('opens at the target when the source is not open yet', () => {
    const script = new MachineDriver().load().command({ type: 'seek', to: 33 })
    expect(script.effects).toEqual([{ type: 'open', url: '/7.mp3', at: 33 }])
  })
})

describe('transition: failing', () => {
  it('opens the same position four times, each time later, and then fails', () => {
    const script = new MachineDriver().playing().runFor(10_000, 0)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 4; attempt++) {
      expect(script.report({ type: 'broke' }).effectTypes).toEqual(['fall', 'diagnose'])
      expect(script.report(offline).state.attempts).toBe(attempt)
      const [effect] = script.effects
      if (effect?.type !== 'retryAfter') break
      waits.push(effect.ms)
      expect(script.report({ type: 'retry' }).effects).toEqual([{ type: 'open', url: '/7.mp3', at: 10 }])
      script.report({ type: 'opened' })
    }
    expect(waits).toEqual([250, 500, 1000])
    expect(script.state).toMatchObject({ phase: 'error', attempts: 4, failure: { kind: 'offline' } })
    expect(script.effectTypes).toEqual(['close'])
  })

  it('reroutes once, without counting it, when the host sends no CORS headers', () => {
    const script = new MachineDriver().load().report({ type: 'opened' }).report({ type: 'broke' })
    const reroute = { ...offline, reroute: true }
    expect(script.report(reroute).effectTypes).toEqual(['open'])
    expect(script.state).toMatchObject({ attempts: 0, rerouted: true })
    expect(script.report({ type: 'opened' }).report({ type: 'broke' }).report(reroute).state.attempts).toBe(1)
  })

  it('forgets earlier failures after two seconds of playback', () => {
    const script = new MachineDriver()
      .playing()
      .report({ type: 'broke' })
      .report(offline)
      .report({ type: 'retry' })
    script.report({ type: 'opened' }).report({ type: 'playing' })
    expect(script.runFor(1000, 0).state.attempts).toBe(1)
    expect(script.runFor(1000, 1).state.attempts).toBe(0)
  })

  it('opens again when play is pressed after an error', () => {
    const script = failed()
    expect(script.command({ type: 'play' }).effectTypes).toEqual(['open'])
    expect(script.state).toMatchObject({ phase: 'loading', attempts: 0, failure: null })
  })

  it('opens again by itself when the connection is back', () => {
    expect(failed().command({ type: 'online' }).effectTypes).toEqual(['open'])
    expect(new MachineDriver().playing().command({ type: 'online' }).effectTypes).toEqual([])
  })

  it('shows a stall within a second and opens again after five', () => {
    const script = new MachineDriver().playing().runFor(1000, 0)
    expect(script.runFor(500, 1, true).state.phase).toBe('playing')
    expect(script.runFor(250, 1, true).state.phase).toBe('stalled')
    expect(script.runFor(4000, 1, true).effectTypes).toEqual([])
    expect(script.runFor(250, 1, true).effects.at(-1)).toEqual({
      type: 'diagnose',
      url: '/7.mp3',
      cause: 'stall',
    })
  })

  it('gives a stream that was opened again eleven seconds to start, and one once the connection is back', () => {
    const script = new MachineDriver().load().report({ type: 'opened' })
    expect(script.runFor(4750, 0, true).effectTypes).toEqual([])
    expect(script.runFor(250, 0, true).effects.at(-1)).toEqual({
      type: 'diagnose',
      url: '/7.mp3',
      cause: 'stall',
    })
    script.report(offline).report({ type: 'retry' }).report({ type: 'opened' })
    expect(script.runFor(10_750, 0, true).effectTypes).toEqual([])
    expect(script.runFor(250, 0, true).effects.at(-1)).toEqual({
      type: 'diagnose',
      url: '/7.mp3',
      cause: 'stall',
    })
    script.report(offline).report({ type: 'retry' }).report({ type: 'opened' }).command({ type: 'online' })
    expect(script.runFor(750, 0, true).effectTypes).toEqual([])
    expect(script.runFor(250, 0, true).effects.at(-1)).toEqual({
      type: 'diagnose',
      url: '/7.mp3',
      cause: 'stall',
    })
  })

  it('keeps waiting while bytes arrive', () => {
    const script = new MachineDriver().playing().runFor(1000, 0)
    for (let i = 0; i < 10; i++) script.runFor(2000, 1, true).report({ type: 'fed' })
    expect(script.state).toMatchObject({ phase: 'stalled', attempts: 0 })
    expect(script.runFor(500, 1).state.phase).toBe('playing')
    expect(script.effectTypes).toContain('rise')
  })

  it('does not count a sleeping machine as a stall', () => {
    const script = new MachineDriver().playing().runFor(1000, 0)
    script.now += 3_600_000
    expect(script.report({ type: 'clock', position: 1 }).effectTypes).toEqual([])
    expect(script.state.phase).toBe('playing')
  })

  it('lowers the gain when data runs out and raises it with the sound', () => {
    const script = new MachineDriver().playing().report({ type: 'waiting' })
    expect(script.effects).toEqual([{ type: 'fall', speed: 'declick' }])
    script.report({ type: 'playing' })
    expect(script.effects).toEqual([{ type: 'rise', speed: 'rejoin', arm: 'brief' }])
  })
})

describe('transition: late reports', () => {
  const reports: PlaybackReport[] = [
    { type: 'opened' },
    { type: 'ready' },
    { type: 'playing' },
    { type: 'waiting' },
    { type: 'fed' },
    { type: 'paused', paused: true, ended: false },
    { type: 'ended', at: 3, duration: 3, seekable: true },
    { type: 'moved' },
    { type: 'faded' },
    { type: 'refused' },
    { type: 'broke' },
    offline,
    { type: 'retry' },
    { type: 'clock', position: 3 },
  ]

  it.each(reports)('$type of an older track changes nothing', (report) => {
    const script = new MachineDriver().playing()
    const old = script.state.generation
    const { state } = script.load()
    expect(script.report(report, old).state).toBe(state)
    expect(script.effectTypes).toEqual([])
  })

  it.each(reports)('$type after unload changes nothing', (report) => {
    const script = new MachineDriver().playing().command({ type: 'unload' })
    expect(script.effectTypes).toEqual(['close'])
    const { state } = script
    for (const generation of [state.generation - 1, state.generation]) script.report(report, generation)
    expect(script.state).toBe(state)
    expect(script.effectTypes).toEqual([])
  })
})

function failed(): MachineDriver {
  const script = new MachineDriver().playing()
  for (let attempt = 0; attempt < 4; attempt++) {
    script.report({ type: 'broke' }).report(offline).report({ type: 'retry' }).report({ type: 'opened' })
  }
  expect(script.state.phase).toBe('error')
  return script
}
