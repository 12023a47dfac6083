import { describe, expect, it } from 'vitest'
import { MachineDriver } from '../../support/audio/machine-driver'

describe('transition: ending', () => {
  it('ends once and can be played again', () => {
    const script = new MachineDriver()
      .playing()
      .report({ type: 'ended', at: 100, duration: 100, seekable: true })
    expect(script.state).toMatchObject({ phase: 'paused', intent: 'pause' })
    expect(script.effectTypes).toEqual(['fall', 'ended'])
    expect(script.report({ type: 'ended', at: 100, duration: 100, seekable: true }).effectTypes).toEqual([])
    expect(script.command({ type: 'play' }).effectTypes).toEqual(['start', 'rise'])
  })

  it('ends a track that finished during the pause fade when play is pressed', () => {
    const script = new MachineDriver()
      .playing()
      .command({ type: 'pause' })
      .report({ type: 'ended', at: 100, duration: 100, seekable: true })
    expect(script.state.phase).toBe('paused')
    expect(script.effectTypes).toEqual([])
    expect(script.command({ type: 'play' }).effectTypes).toEqual(['ended'])
  })

  it('seeks in a track that ended during the pause fade', () => {
    const script = new MachineDriver()
      .playing()
      .command({ type: 'pause' })
      .report({ type: 'ended', at: 100, duration: 100, seekable: true })
      .command({ type: 'seek', to: 90 })
      .report({ type: 'moved' })
    expect(script.command({ type: 'play' }).effectTypes).toContain('start')
  })

  it('opens the stream once more after an early end, then accepts the end', () => {
    const script = new MachineDriver()
      .load(true, 0, 200)
      .report({ type: 'opened' })
      .report({ type: 'playing' })
    expect(script.report({ type: 'ended', at: 120, duration: 120, seekable: true }).effects).toEqual([
      { type: 'open', url: '/7.mp3', at: 120 },
    ])
    expect(script.state.attempts).toBe(0)
    script.report({ type: 'opened' }).report({ type: 'ended', at: 120, duration: 120, seekable: true })
    expect(script.effectTypes).toEqual(['fall', 'ended'])
  })

  it.each(['an end', 'an error'] as const)('fails a file that announces more after %s', (outcome) => {
    const early = { type: 'ended', at: 120, duration: 200, seekable: true } as const
    const driver = new MachineDriver()
      .load(true, 0, 200)
      .report({ type: 'opened' })
      .report({ type: 'playing' })
    expect(driver.report(early).effectTypes).toEqual(['open'])
    for (const attempt of [1, 2, 3]) {
      driver.report({ type: 'opened' }).report(outcome === 'an end' ? early : { type: 'broke' })
      expect(driver.effectTypes).toContain('diagnose')
      driver.report({ type: 'diagnosed', failure: { kind: 'offline' }, reroute: false })
      expect(driver.state.attempts).toBe(attempt)
      expect(driver.report({ type: 'retry' }).effects).toEqual([{ type: 'open', url: '/7.mp3', at: 120 }])
    }
    driver.report({ type: 'opened' }).report(early)
    driver.report({ type: 'diagnosed', failure: { kind: 'offline' }, reroute: false })
    expect(driver.state).toMatchObject({ phase: 'error', at: 120 })
  })

  it('does not open a stream again after an early end if it is not seekable', () => {
    const script = new MachineDriver()
      .load(true, 0, 200)
      .report({ type: 'opened' })
      .report({ type: 'playing' })
    expect(script.report({ type: 'ended', at: 120, duration: 120, seekable: false }).effectTypes).toEqual([
      'fall',
      'ended',
    ])
  })

  it.each([198.1, 200, 260])('accepts an end at %d s of 200 s', (at) => {
    const script = new MachineDriver()
      .load(true, 0, 200)
      .report({ type: 'opened' })
      .report({ type: 'playing' })
    expect(script.report({ type: 'ended', at, duration: at, seekable: true }).effectTypes).toEqual([
      'fall',
      'ended',
    ])
  })
})
