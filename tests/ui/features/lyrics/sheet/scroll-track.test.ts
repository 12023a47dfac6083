import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lyricSpring } from '../../../../../src/ui/features/lyrics/sheet/lyric-spring'
import { type ScrollPoint, scrollTrack } from '../../../../../src/ui/features/lyrics/sheet/scroll-track'

const { seconds } = lyricSpring

/** Returns where the browser would have the list at a second of the track. */
function shiftAt(track: readonly ScrollPoint[], time: number): number {
  const after = track.findIndex((point) => point.time > time)
  const to = track[after]
  const from = track.at(after === -1 ? -1 : after - 1)
  if (!from || !to || after === 0) return (after === 0 ? to : from)?.shift ?? Number.NaN
  const share = (time - from.time) / (to.time - from.time)
  return from.shift + (to.shift - from.shift) * (from.springs ? lyricSpring.at(share * seconds) : share)
}

describe('scrollTrack', () => {
  it('is empty when all stops are at one place', () => {
    expect(scrollTrack([{ time: -Infinity, place: 80 }], 80)).toEqual([])
    const there = [
      { time: -Infinity, place: 80 },
      { time: 1, place: 80 },
    ]
    expect(scrollTrack(there, 80)).toEqual([])
  })

  it('starts from the previous place as a line starts and arrives by the spring', () => {
    const stops = [
      { time: -Infinity, place: 40 },
      { time: 2, place: 100 },
    ]
    expect(scrollTrack(stops, 100)).toEqual([
      { time: 2, shift: 60, springs: true },
      { time: 2 + seconds, shift: 0, springs: false },
    ])
  })

  it('waits for the next lines before it moves to them', () => {
    const stops = [
      { time: -Infinity, place: 0 },
      { time: 10, place: 50 },
      { time: 20, place: 70 },
    ]
    const track = scrollTrack(stops, 0)
    expect([5, 10, 10 + seconds, 15, 20, 20 + seconds, 30].map((time) => shiftAt(track, time))).toEqual([
      0, 0, -50, -50, -50, -70, -70,
    ])
  })

  it('is the sum of the springs to all stops, however close they come, wherever the list is scrolled to', () => {
    const step = fc.record({
      wait: fc.double({ min: 0.05, max: 3, noNaN: true }),
      by: fc.integer({ min: 1, max: 300 }),
    })
    const steps = fc.array(step, { minLength: 1, maxLength: 4 })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 500 }), share, (given, scrolled, where) => {
        let time = 1
        let place = 0
        const stops = [{ time: -Infinity, place }]
        for (const { wait, by } of given) stops.push({ time: (time += wait), place: (place += by) })
        const track = scrollTrack(stops, scrolled)
        const bend = track[Math.floor(where * (track.length - 1))]?.time ?? 0
        const moved = stops
          .slice(1)
          .reduce(
            (sum, stop, at) =>
              sum + (stop.place - (stops[at]?.place ?? 0)) * lyricSpring.at(bend - stop.time),
            0,
          )
        expect(shiftAt(track, bend)).toBeCloseTo(scrolled - moved, 1)
        const shifts = track.map(({ shift }) => shift)
        expect(shifts.toSorted((a, b) => b - a)).toEqual(shifts)
      }),
    )
  })
})
