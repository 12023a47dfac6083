import { describe, expect, it } from 'vitest'
import type { PlaybackReport } from '../../../src/domain/playback/playback-event'
import { MachineScript } from '../../support/audio/machine-script'

const offline = { type: 'diagnosed', failure: { kind: 'offline' }, reroute: false } as const

describe('next: playing and pausing', () => {
  it('opens, starts and rises, and claims to play only once the element does', () => {
    const script = new MachineScript().load()
    expect(script.state.phase).toBe('loading')
    expect(script.effects).toEqual([{ type: 'open', at: 0 }])
    script.report({ type: 'opened' })
    expect(script.effects).toEqual([{ type: 'start' }, { type: 'rise', speed: 'declick', arm: 'sound' }])
    expect(script.report({ type: 'ready' }).state.phase).toBe('loading')
    script.report({ type: 'playing' })
    expect(script.state.phase).toBe('playing')
    expect(script.effects).toEqual([{ type: 'rise', speed: 'declick', arm: 'brief' }])
  })

  it('waits quietly when a track is loaded without playing', () => {
    const script = new MachineScript().load(false).report({ type: 'opened' })
    expect(script.asked).toEqual([])
    expect(script.report({ type: 'ready' }).state.phase).toBe('paused')
  })

  it('plays as soon as it can when play is pressed while loading', () => {
    const script = new MachineScript().load(false).command({ type: 'play' })
    expect(script.asked).toEqual([])
    expect(script.report({ type: 'opened' }).asked).toEqual(['start', 'rise'])
  })

  it('stops the element only after the fade', () => {
    const script = new MachineScript().playing().command({ type: 'pause' })
    expect(script.state.phase).toBe('fading')
    expect(script.effects).toEqual([{ type: 'fall', speed: 'fade' }])
    script.report({ type: 'faded' })
    expect(script.state.phase).toBe('paused')
    expect(script.asked).toEqual(['stop'])
  })

  it('turns the same ramp round when play comes during the fade', () => {
    const script = new MachineScript().playing().command({ type: 'pause' }).command({ type: 'play' })
    expect(script.state.phase).toBe('playing')
    expect(script.effects).toEqual([{ type: 'rise', speed: 'fade', arm: 'none' }])
    expect(script.report({ type: 'faded' }).asked).toEqual([])
    expect(script.state.phase).toBe('playing')
  })

  it('ignores a queued pause of an element that plays again', () => {
    const script = new MachineScript().playing().report({ type: 'paused', paused: false, ended: false })
    expect(script.state.phase).toBe('playing')
  })

  it('follows when the system pauses the element', () => {
    const script = new MachineScript().playing().report({ type: 'paused', paused: true, ended: false })
    expect(script.state).toMatchObject({ phase: 'paused', intent: 'pause' })
    expect(script.command({ type: 'play' }).asked).toEqual(['start', 'rise'])
  })

  it('gives way when the context is taken', () => {
    const script = new MachineScript().playing().command({ type: 'interrupted' })
    expect(script.state).toMatchObject({ phase: 'paused', intent: 'pause' })
    expect(script.asked).toEqual(['fall', 'stop'])
  })

  it('asks for a gesture when refused, and plays after it', () => {
    const script = new MachineScript().load().report({ type: 'opened' }).report({ type: 'refused' })
    expect(script.state).toMatchObject({ phase: 'paused', intent: 'play', blocked: true })
    expect(script.command({ type: 'allowed' }).asked).toEqual(['start', 'rise'])
    expect(script.report({ type: 'playing' }).state).toMatchObject({ phase: 'playing', blocked: false })
  })

  it('knows no blocked any more once paused', () => {
    const script = new MachineScript().load().report({ type: 'opened' }).report({ type: 'refused' })
    expect(script.command({ type: 'pause' }).state.blocked).toBe(false)
    expect(script.command({ type: 'allowed' }).asked).toEqual([])
  })
})

describe('next: seeking', () => {
  it('dips, moves and comes back', () => {
    const script = new MachineScript().playing().command({ type: 'seek', to: 60 })
    expect(script.effects).toEqual([{ type: 'fall', speed: 'declick' }])
    expect(script.report({ type: 'faded' }).effects).toEqual([{ type: 'move', to: 60 }])
    expect(script.report({ type: 'playing' }).asked).toEqual([])
    expect(script.report({ type: 'moved' }).effects).toEqual([
      { type: 'rise', speed: 'rejoin', arm: 'brief' },
    ])
    expect(script.state.phase).toBe('playing')
  })

  it('goes only to the newest of many targets', () => {
    const script = new MachineScript().playing()
    for (const to of [10, 20, 30]) script.command({ type: 'seek', to })
    expect(script.report({ type: 'faded' }).effects).toEqual([{ type: 'move', to: 30 }])
    for (const to of [40, 50]) expect(script.command({ type: 'seek', to }).asked).toEqual([])
    expect(script.report({ type: 'moved' }).effects).toEqual([{ type: 'move', to: 50 }])
    expect(script.report({ type: 'moved' }).asked).toEqual(['rise'])
  })

  it('moves at once while paused, and stays paused', () => {
    const script = new MachineScript().load(false).report({ type: 'opened' }).report({ type: 'ready' })
    expect(script.command({ type: 'seek', to: 9 }).effects).toEqual([{ type: 'move', to: 9 }])
    expect(script.report({ type: 'moved' }).asked).toEqual([])
    expect(script.state.phase).toBe('paused')
  })

  it('stops and moves together when a seek meets the pause fade', () => {
    const script = new MachineScript().playing().command({ type: 'pause' }).command({ type: 'seek', to: 5 })
    expect(script.report({ type: 'faded' }).effects).toEqual([{ type: 'stop' }, { type: 'move', to: 5 }])
    expect(script.state.phase).toBe('paused')
  })

  it('goes on playing at the new place when play follows a seek in the pause fade', () => {
    const script = new MachineScript().playing().command({ type: 'pause' }).command({ type: 'seek', to: 5 })
    expect(script.command({ type: 'play' }).asked).toEqual([])
    expect(script.report({ type: 'faded' }).effects).toEqual([{ type: 'move', to: 5 }])
    expect(script.report({ type: 'moved' }).asked).toEqual(['rise'])
  })

  it('opens at the target when the source is not there yet', () => {
    const script = new MachineScript().load().command({ type: 'seek', to: 33 })
    expect(script.effects).toEqual([{ type: 'open', at: 33 }])
  })
})

describe('next: failing', () => {
  it('opens the same place four times, each time later, and then gives the failure', () => {
    const script = new MachineScript().playing().pass(10_000, 0)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 4; attempt++) {
      expect(script.report({ type: 'broke' }).asked).toEqual(['fall', 'diagnose'])
      expect(script.report(offline).state.attempts).toBe(attempt)
      const [effect] = script.effects
      if (effect?.type !== 'retryAfter') break
      waits.push(effect.ms)
      expect(script.report({ type: 'retry' }).effects).toEqual([{ type: 'open', at: 10 }])
      script.report({ type: 'opened' })
    }
    expect(waits).toEqual([250, 500, 1000])
    expect(script.state).toMatchObject({ phase: 'error', attempts: 4, failure: { kind: 'offline' } })
    expect(script.asked).toEqual(['close'])
  })

  it('goes round the graph once, uncounted, when the host forbids it', () => {
    const script = new MachineScript().load().report({ type: 'opened' }).report({ type: 'broke' })
    const reroute = { ...offline, reroute: true }
    expect(script.report(reroute).asked).toEqual(['open'])
    expect(script.state).toMatchObject({ attempts: 0, rerouted: true })
    expect(script.report({ type: 'opened' }).report({ type: 'broke' }).report(reroute).state.attempts).toBe(1)
  })

  it('forgives earlier failures after two seconds of sound', () => {
    const script = new MachineScript()
      .playing()
      .report({ type: 'broke' })
      .report(offline)
      .report({ type: 'retry' })
    script.report({ type: 'opened' }).report({ type: 'playing' })
    expect(script.pass(1000, 0).state.attempts).toBe(1)
    expect(script.pass(1000, 1).state.attempts).toBe(0)
  })

  it('starts over when play is pressed after an error', () => {
    const script = failed()
    expect(script.command({ type: 'play' }).asked).toEqual(['open'])
    expect(script.state).toMatchObject({ phase: 'loading', attempts: 0, failure: null })
  })

  it('tries again by itself when the connection comes back', () => {
    expect(failed().command({ type: 'online' }).asked).toEqual(['open'])
    expect(new MachineScript().playing().command({ type: 'online' }).asked).toEqual([])
  })

  it('shows a stall within a second and acts after five', () => {
    const script = new MachineScript().playing().pass(1000, 0)
    expect(script.pass(500, 1, true).state.phase).toBe('playing')
    expect(script.pass(250, 1, true).state.phase).toBe('stalled')
    expect(script.pass(4000, 1, true).asked).toEqual([])
    expect(script.pass(250, 1, true).effects.at(-1)).toEqual({ type: 'diagnose', cause: 'stall' })
  })

  it('gives a stream that was opened anew eleven seconds to begin, and one once the connection is back', () => {
    const script = new MachineScript().load().report({ type: 'opened' })
    expect(script.pass(4750, 0, true).asked).toEqual([])
    expect(script.pass(250, 0, true).effects.at(-1)).toEqual({ type: 'diagnose', cause: 'stall' })
    script.report(offline).report({ type: 'retry' }).report({ type: 'opened' })
    expect(script.pass(10_750, 0, true).asked).toEqual([])
    expect(script.pass(250, 0, true).effects.at(-1)).toEqual({ type: 'diagnose', cause: 'stall' })
    script.report(offline).report({ type: 'retry' }).report({ type: 'opened' }).command({ type: 'online' })
    expect(script.pass(750, 0, true).asked).toEqual([])
    expect(script.pass(250, 0, true).effects.at(-1)).toEqual({ type: 'diagnose', cause: 'stall' })
  })

  it('waits on while bytes still come', () => {
    const script = new MachineScript().playing().pass(1000, 0)
    for (let i = 0; i < 10; i++) script.pass(2000, 1, true).report({ type: 'fed' })
    expect(script.state).toMatchObject({ phase: 'stalled', attempts: 0 })
    expect(script.pass(500, 1).state.phase).toBe('playing')
    expect(script.asked).toContain('rise')
  })

  it('does not take a sleeping machine for a stall', () => {
    const script = new MachineScript().playing().pass(1000, 0)
    script.now += 3_600_000
    expect(script.report({ type: 'clock', position: 1 }).asked).toEqual([])
    expect(script.state.phase).toBe('playing')
  })

  it('takes the gain down when data runs out and brings it back with the sound', () => {
    const script = new MachineScript().playing().report({ type: 'waiting' })
    expect(script.effects).toEqual([{ type: 'fall', speed: 'declick' }])
    script.report({ type: 'playing' })
    expect(script.effects).toEqual([{ type: 'rise', speed: 'rejoin', arm: 'brief' }])
  })
})

describe('next: late news', () => {
  const reports: PlaybackReport[] = [
    { type: 'opened' },
    { type: 'ready' },
    { type: 'playing' },
    { type: 'waiting' },
    { type: 'fed' },
    { type: 'paused', paused: true, ended: false },
    { type: 'ended', at: 3, seekable: true },
    { type: 'moved' },
    { type: 'faded' },
    { type: 'refused' },
    { type: 'broke' },
    offline,
    { type: 'retry' },
    { type: 'clock', position: 3 },
  ]

  it.each(reports)('$type of an older track changes nothing', (report) => {
    const script = new MachineScript().playing()
    const old = script.state.generation
    const { state } = script.load()
    expect(script.report(report, old).state).toBe(state)
    expect(script.asked).toEqual([])
  })

  it.each(reports)('$type after unload changes nothing', (report) => {
    const script = new MachineScript().playing().command({ type: 'unload' })
    expect(script.asked).toEqual(['close'])
    const { state } = script
    for (const generation of [state.generation - 1, state.generation]) script.report(report, generation)
    expect(script.state).toBe(state)
    expect(script.asked).toEqual([])
  })
})

function failed(): MachineScript {
  const script = new MachineScript().playing()
  for (let attempt = 0; attempt < 4; attempt++) {
    script.report({ type: 'broke' }).report(offline).report({ type: 'retry' }).report({ type: 'opened' })
  }
  expect(script.state.phase).toBe('error')
  return script
}
