import { describe, expect, it } from 'vitest'
import { MachineScript } from '../../support/audio/machine-script'

describe('next: ending', () => {
  it('tells the end once and plays the track again after it', () => {
    const script = new MachineScript().playing().report({ type: 'ended', at: 100, seekable: true })
    expect(script.state).toMatchObject({ phase: 'paused', intent: 'pause' })
    expect(script.asked).toEqual(['fall', 'ended'])
    expect(script.report({ type: 'ended', at: 100, seekable: true }).asked).toEqual([])
    expect(script.command({ type: 'play' }).asked).toEqual(['start', 'rise'])
  })

  it('counts an end that the pause fade ran into once play is pressed', () => {
    const script = new MachineScript()
      .playing()
      .command({ type: 'pause' })
      .report({ type: 'ended', at: 100, seekable: true })
    expect(script.state.phase).toBe('paused')
    expect(script.asked).toEqual([])
    expect(script.command({ type: 'play' }).asked).toEqual(['ended'])
  })

  it('goes back into a track that ended in the pause fade when it is sent there', () => {
    const script = new MachineScript()
      .playing()
      .command({ type: 'pause' })
      .report({ type: 'ended', at: 100, seekable: true })
      .command({ type: 'seek', to: 90 })
      .report({ type: 'moved' })
    expect(script.command({ type: 'play' }).asked).toContain('start')
  })

  it('tries an early end once more and then takes it for the true end', () => {
    const script = new MachineScript()
      .load(true, 0, 200)
      .report({ type: 'opened' })
      .report({ type: 'playing' })
    expect(script.report({ type: 'ended', at: 120, seekable: true }).effects).toEqual([
      { type: 'open', at: 120 },
    ])
    expect(script.state.attempts).toBe(0)
    script.report({ type: 'opened' }).report({ type: 'ended', at: 120, seekable: true })
    expect(script.asked).toEqual(['fall', 'ended'])
  })

  it('does not start all over for an early end of what cannot be sought in', () => {
    const script = new MachineScript()
      .load(true, 0, 200)
      .report({ type: 'opened' })
      .report({ type: 'playing' })
    expect(script.report({ type: 'ended', at: 120, seekable: false }).asked).toEqual(['fall', 'ended'])
  })

  it.each([198.1, 200, 260])('takes an end at %d s of 200 s for the end', (at) => {
    const script = new MachineScript()
      .load(true, 0, 200)
      .report({ type: 'opened' })
      .report({ type: 'playing' })
    expect(script.report({ type: 'ended', at, seekable: true }).asked).toEqual(['fall', 'ended'])
  })
})
