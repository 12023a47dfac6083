import { describe, expect, it } from 'vitest'
import { ContextWatchdog } from '../../../src/audio/platform/context-watchdog'

type Look = [state: AudioContextState | 'interrupted', time: number, nowMs: number]

/** The times at which it answered `frozen`. */
function frozenAt(looks: Look[]): number[] {
  const watch = new ContextWatchdog()
  return looks.filter((look) => watch.check(...look) === 'frozen').map(([, , nowMs]) => nowMs)
}

const every = (stepMs: number, until: number, time: (nowMs: number) => number): Look[] =>
  Array.from({ length: Math.floor(until / stepMs) + 1 }, (_, index) => [
    'running',
    time(index * stepMs),
    index * stepMs,
  ])

describe('ContextWatchdog', () => {
  it('reports nothing for a context whose time advances', () => {
    expect(frozenAt(every(250, 60_000, (nowMs) => nowMs / 1000))).toEqual([])
  })

  it('reports a context after its time has stood still for one second', () => {
    expect(frozenAt(every(250, 2200, (nowMs) => Math.min(nowMs, 1000)))).toEqual([2000])
  })

  it('starts again after a report', () => {
    expect(frozenAt(every(250, 2500, () => 7))).toEqual([1000, 2250])
  })

  it('reports a context whose time advances only late', () => {
    expect(frozenAt(every(250, 3000, (nowMs) => Math.floor(nowMs / 900)))).toEqual([])
  })

  it.each(['suspended', 'interrupted', 'closed'] as const)('ignores a %s context', (state) => {
    const looks = every(250, 5000, () => 7).map(([, time, nowMs]): Look => [state, time, nowMs])
    expect(frozenAt(looks)).toEqual([])
  })

  it('does not count the time before the context ran', () => {
    expect(
      frozenAt([
        ['suspended', 7, 0],
        ['suspended', 7, 900],
        ['running', 7, 1000],
        ['running', 7, 1500],
        ['running', 7, 1900],
        ['running', 7, 2000],
      ]),
    ).toEqual([2000])
  })

  it('works in a hidden tab, which checks once a second', () => {
    expect(frozenAt(every(1000, 4000, () => 7))).toEqual([2000])
  })

  it('does not report a context when the page was busy', () => {
    expect(
      frozenAt([
        ['running', 7, 0],
        ['running', 7, 2500],
        ['running', 9.5, 2510],
      ]),
    ).toEqual([])
  })

  it.each([
    ['slept', 3001],
    ['had its clock put back', -5],
  ])('starts again when the page %s', (_why, gap) => {
    expect(
      frozenAt([
        ['running', 7, 0],
        ['running', 7, 900],
        ['running', 7, 900 + gap],
        ['running', 7, 1300 + gap],
        ['running', 7, 1899 + gap],
        ['running', 7, 1900 + gap],
      ]),
    ).toEqual([1900 + gap])
  })
})
