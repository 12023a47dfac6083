import { describe, expect, it } from 'vitest'
import { edgeTrack } from '../../../../../src/ui/features/lyrics/sheet/edge-track'

const whole = [0, 1] as const

function word(start: number, end: number): { start: number; end: number; text: string } {
  return { start, end, text: 'la' }
}

describe('edgeTrack', () => {
  it('crosses each word during its time and waits in between', () => {
    const parts = [
      { word: 0, from: 0, to: 40, share: whole },
      { word: 1, from: 45, to: 100, share: whole },
    ]
    expect(edgeTrack(parts, [word(1, 2), word(3, 4)], { fill: true })).toEqual([
      { time: 1, edge: 0 },
      { time: 2, edge: 40 },
      { time: 3, edge: 45 },
      { time: 4, edge: 100 },
    ])
  })

  it('jumps over each word without fill', () => {
    const parts = [{ word: 0, from: 0, to: 40, share: whole }]
    expect(edgeTrack(parts, [word(1, 2)], { fill: false })).toEqual([
      { time: 1, edge: 0 },
      { time: 1, edge: 40 },
    ])
  })

  it('cuts a word short when the next one starts', () => {
    const parts = [
      { word: 0, from: 0, to: 40, share: whole },
      { word: 1, from: 40, to: 80, share: whole },
    ]
    expect(edgeTrack(parts, [word(1, 9), word(2, 3)], { fill: true })).toEqual([
      { time: 1, edge: 0 },
      { time: 2, edge: 40 },
      { time: 3, edge: 80 },
    ])
  })

  it('keeps two points where the light crosses a gap at once, and where it waits', () => {
    const parts = [
      { word: 0, from: 0, to: 40, share: whole },
      { word: 1, from: 50, to: 80, share: whole },
      { word: 2, from: 80, to: 90, share: whole },
    ]
    const track = edgeTrack(parts, [word(1, 2), word(2, 3), word(4, 5)], { fill: true })
    expect(track.map(({ time, edge }) => [time, edge])).toEqual([
      [1, 0],
      [2, 40],
      [2, 50],
      [3, 80],
      [4, 80],
      [5, 90],
    ])
  })

  it('divides the time of a wrapped word by its widths', () => {
    const parts = [{ word: 0, from: 0, to: 30, share: [0.75, 1] as const }]
    expect(edgeTrack(parts, [word(0, 4)], { fill: true })).toEqual([
      { time: 3, edge: 0 },
      { time: 4, edge: 30 },
    ])
  })

  it('never goes back, whatever the times of the words are', () => {
    const parts = [
      { word: 0, from: 50, to: 90, share: whole },
      { word: 1, from: 0, to: 50, share: whole },
      { word: 2, from: 90, to: 95, share: whole },
    ]
    const points = edgeTrack(parts, [word(5, 6), word(2, 3), word(4, 4)], { fill: true })
    for (const [index, point] of points.entries()) {
      expect(point.time).toBeGreaterThanOrEqual(points[index - 1]?.time ?? 0)
      expect(point.edge).toBeGreaterThanOrEqual(points[index - 1]?.edge ?? 0)
    }
    expect(points.at(-1)?.edge).toBe(95)
  })
})
