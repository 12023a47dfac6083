import { describe, expect, it } from 'vitest'
import { layOutSections } from '../../../../src/ui/features/tracks/lay-out-sections'

const sections = [0, 3, 5].map((at) => ({ at, name: `Disc ${at}`, title: '' }))

const slotsOf = (places: readonly number[], parts = sections) => {
  const layout = layOutSections(places, parts)
  return {
    slotCount: layout.slotCount,
    headings: layout.headings.map(({ slot, section }) => [slot, section.at]),
    rows: places.map((_, row) => layout.slotOf(row)),
  }
}

describe('layOutSections', () => {
  it('puts a heading before the first row of each section', () => {
    expect(slotsOf([0, 1, 2, 3, 4, 5])).toEqual({
      slotCount: 9,
      headings: [
        [0, 0],
        [4, 3],
        [7, 5],
      ],
      rows: [1, 2, 3, 5, 6, 8],
    })
  })

  it('leaves out the headings of sections of which no row is shown', () => {
    expect(slotsOf([2, 5])).toEqual({
      slotCount: 4,
      headings: [
        [0, 0],
        [2, 5],
      ],
      rows: [1, 3],
    })
  })

  it('leaves the rows as they are where there are no sections', () => {
    expect(slotsOf([4, 7, 9], [])).toEqual({ slotCount: 3, headings: [], rows: [0, 1, 2] })
  })

  it('counts the rows before any slot', () => {
    const { rowsBefore, slotCount } = layOutSections([0, 1, 2, 3, 4, 5], sections)
    expect(Array.from({ length: slotCount + 1 }, (_, slot) => rowsBefore(slot))).toEqual([
      0, 0, 1, 2, 3, 3, 4, 5, 5, 6,
    ])
  })

  it('starts the numbers of the rows anew in each section', () => {
    const { startOf } = layOutSections([0, 1, 2, 3, 4, 5], sections)
    expect([0, 2, 3, 4, 5].map(startOf)).toEqual([0, 0, 3, 3, 5])
  })
})
