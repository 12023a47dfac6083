import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lyricSpring } from '../../../src/ui/lyrics-view/lyric-spring'
import { scrollTrack } from '../../../src/ui/lyrics-view/scroll-track'

describe('scrollTrack', () => {
  it('has nothing to do once the list is where it belongs', () => {
    expect(scrollTrack([{ time: -Infinity, place: 80 }], 80, 5)).toEqual([])
    const there = [
      { time: -Infinity, place: 0 },
      { time: 1, place: 80 },
    ]
    expect(scrollTrack(there, 80, 1 + lyricSpring.seconds)).toEqual([])
  })

  it('sets out from the place before as a line begins and arrives by the spring', () => {
    const stops = [
      { time: -Infinity, place: 40 },
      { time: 2, place: 100 },
    ]
    const track = scrollTrack(stops, 100, 2)
    expect(track[0]).toEqual({ time: 2, shift: 60 })
    expect(track.at(-1)).toEqual({ time: 2 + lyricSpring.seconds, shift: 0 })
  })

  it('waits for lines to come before it goes on to them', () => {
    const stops = [
      { time: -Infinity, place: 0 },
      { time: 10, place: 50 },
      { time: 20, place: 70 },
    ]
    const track = scrollTrack(stops, 0, 5)
    const shifts = new Map(track.map(({ time, shift }) => [time, shift]))
    expect(
      [5, 10, 10 + lyricSpring.seconds, 20, 20 + lyricSpring.seconds].map((time) => shifts.get(time)),
    ).toEqual([0, 0, -50, -50, -70])
  })

  it('is the same motion on the screen wherever the list is scrolled to and whenever it is asked', () => {
    const step = fc.record({
      wait: fc.double({ min: 0.05, max: 3, noNaN: true }),
      by: fc.integer({ min: 1, max: 300 }),
    })
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 500 }),
        (steps, scrolled) => {
          let time = 1
          let place = 0
          const stops = [{ time: -Infinity, place }]
          for (const { wait, by } of steps) stops.push({ time: (time += wait), place: (place += by) })
          const whole = scrollTrack(stops, 0, 0)
          const middle = ((stops[1]?.time ?? 0) + time) / 2
          const later = scrollTrack(stops, scrolled, middle)
          for (const point of later.slice(1)) {
            const same = whole.find((known) => known.time === point.time)
            expect(scrolled - point.shift).toBeCloseTo(-(same?.shift ?? Number.NaN), 1)
          }
          const travelled = whole.map(({ shift }) => -shift)
          expect(travelled.toSorted((a, b) => a - b)).toEqual(travelled)
        },
      ),
    )
  })
})
