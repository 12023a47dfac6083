import { describe, expect, it } from 'vitest'
import { PositionReport } from '../../../src/audio/platform/position-report'

function scene() {
  const told: (MediaPositionState | undefined)[] = []
  const clock = { ms: 0 }
  const session = { setPositionState: (state?: MediaPositionState) => void told.push(state) }
  return { told, clock, report: new PositionReport(session, () => clock.ms) }
}

const at = (position: number, moving = true, duration = 200) => ({ position, duration, moving })

describe('PositionReport', () => {
  it.each([
    [10, 100, { duration: 100, position: 10, playbackRate: 1 }],
    [120, 100, { duration: 100, position: 100, playbackRate: 1 }],
    [-1, 100, { duration: 100, position: 0, playbackRate: 1 }],
    [Number.NaN, 100, { duration: 100, position: 0, playbackRate: 1 }],
    [10, 0, undefined],
    [10, Infinity, undefined],
    [10, Number.NaN, undefined],
  ])('tells second %d of %d within its bounds', (position, duration, expected) => {
    const { report, told } = scene()
    report.tell({ position, duration, moving: true })
    expect(told).toEqual([expected])
  })

  it('tells once of a track that plays as it should', () => {
    const { report, told, clock } = scene()
    for (; clock.ms <= 60_000; clock.ms += 250) report.tell(at(clock.ms / 1000))
    expect(told).toHaveLength(1)
  })

  it('tells once of a track that rests', () => {
    const { report, told, clock } = scene()
    for (; clock.ms <= 10_000; clock.ms += 250) report.tell(at(30, false))
    expect(told).toHaveLength(1)
  })

  it.each([
    ['a start', at(30, true)],
    ['a seek', at(31, false)],
    ['another length', at(30, false, 201)],
  ])('tells of %s', (_what, next) => {
    const { report, told } = scene()
    report.tell(at(30, false))
    report.tell(next)
    expect(told).toHaveLength(2)
  })

  it('tells of a track that falls behind once it is half a second', () => {
    const { report, told, clock } = scene()
    report.tell(at(30))
    clock.ms = 500
    report.tell(at(30))
    expect(told).toHaveLength(1)
    clock.ms = 501
    report.tell(at(30))
    expect(told).toHaveLength(2)
  })

  it('is content with a track at its end', () => {
    const { report, told, clock } = scene()
    report.tell(at(199))
    clock.ms = 5000
    report.tell(at(200))
    expect(told).toHaveLength(1)
  })

  it('shows no position once when there is none, and all of it when there is one again', () => {
    const { report, told } = scene()
    report.tell(at(30))
    report.tell(null)
    report.tell(null)
    report.tell(at(30))
    expect(told.map((state) => state?.position)).toEqual([30, undefined, 30])
  })
})
