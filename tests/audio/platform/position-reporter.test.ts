import { describe, expect, it } from 'vitest'
import { PositionReporter } from '../../../src/audio/platform/position-reporter'

function scene() {
  const told: (MediaPositionState | undefined)[] = []
  const clock = { ms: 0 }
  const session = { setPositionState: (state?: MediaPositionState) => void told.push(state) }
  return { told, clock, report: new PositionReporter(session, () => clock.ms) }
}

const at = (position: number, moving = true, duration = 200) => ({ position, duration, moving })

describe('PositionReporter', () => {
  it.each([
    [10, 100, { duration: 100, position: 10, playbackRate: 1 }],
    [120, 100, { duration: 100, position: 100, playbackRate: 1 }],
    [-1, 100, { duration: 100, position: 0, playbackRate: 1 }],
    [Number.NaN, 100, { duration: 100, position: 0, playbackRate: 1 }],
    [10, 0, undefined],
    [10, Infinity, undefined],
    [10, Number.NaN, undefined],
  ])('clamps second %d of %d', (position, duration, expected) => {
    const { report, told } = scene()
    report.report({ position, duration, moving: true })
    expect(told).toEqual([expected])
  })

  it('reports a track that plays normally only once', () => {
    const { report, told, clock } = scene()
    for (; clock.ms <= 60_000; clock.ms += 250) report.report(at(clock.ms / 1000))
    expect(told).toHaveLength(1)
  })

  it('reports a paused track only once', () => {
    const { report, told, clock } = scene()
    for (; clock.ms <= 10_000; clock.ms += 250) report.report(at(30, false))
    expect(told).toHaveLength(1)
  })

  it.each([
    ['a start', at(30, true)],
    ['a seek', at(31, false)],
    ['another length', at(30, false, 201)],
  ])('reports %s', (_what, next) => {
    const { report, told } = scene()
    report.report(at(30, false))
    report.report(next)
    expect(told).toHaveLength(2)
  })

  it('reports a track that falls behind by half a second', () => {
    const { report, told, clock } = scene()
    report.report(at(30))
    clock.ms = 500
    report.report(at(30))
    expect(told).toHaveLength(1)
    clock.ms = 501
    report.report(at(30))
    expect(told).toHaveLength(2)
  })

  it('does not report a track that stays at its end', () => {
    const { report, told, clock } = scene()
    report.report(at(199))
    clock.ms = 5000
    report.report(at(200))
    expect(told).toHaveLength(1)
  })

  it('clears the position once, and reports a later one completely', () => {
    const { report, told } = scene()
    report.report(at(30))
    report.report(null)
    report.report(null)
    report.report(at(30))
    expect(told.map((state) => state?.position)).toEqual([30, undefined, 30])
  })
})
