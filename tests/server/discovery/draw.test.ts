import { describe, expect, it } from 'vitest'
import { array, assert, nat, property, string } from 'fast-check'
import { chanceOf } from '../../../server/discovery/chance'
import { draw, pick } from '../../../server/discovery/draw'

const ids = Array.from({ length: 200 }, (_, at) => at)

describe('chanceOf', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const numbers = (seed: string) => Array.from({ length: 5 }, chanceOf(seed))
    expect(numbers('day 1')).toEqual(numbers('day 1'))
    expect(numbers('day 1')).not.toEqual(numbers('day 2'))
  })

  it('spreads evenly from 0 up to 1', () => {
    const chance = chanceOf('even')
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let at = 0; at < 10_000; at++) {
      const number = chance()
      expect(number >= 0 && number < 1).toBe(true)
      tenths[Math.floor(number * 10)]!++
    }
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

describe('draw', () => {
  it('draws no item twice and none of no weight, whatever the weights', () => {
    assert(
      property(array(nat(3), { maxLength: 60 }), nat(70), string(), (weights, count, seed) => {
        const places = weights.map((_, at) => at)
        const drawn = draw(places, (at) => weights[at]!, count, chanceOf(seed))
        expect(new Set(drawn).size).toBe(drawn.length)
        expect(drawn.every((at) => weights[at]! > 0)).toBe(true)
        expect(drawn).toHaveLength(Math.min(count, weights.filter((weight) => weight > 0).length))
      }),
      { seed: 20_261_121 },
    )
  })

  it('favours what weighs more', () => {
    const chance = chanceOf('weights')
    let heavy = 0
    for (let round = 0; round < 500; round++)
      heavy += draw(ids, (id) => (id < 20 ? 9 : 1), 10, chance).filter((id) => id < 20).length
    // a tenth of the items bears half of the weight
    expect(heavy / 5000).toBeGreaterThan(0.4)
    expect(heavy / 5000).toBeLessThan(0.55)
  })
})

describe('pick', () => {
  it('picks different items of a list, and all of a short one', () => {
    const chance = chanceOf('pick')
    expect(new Set(pick(ids, 30, chance)).size).toBe(30)
    expect(pick(ids.slice(0, 7), 30, chance).sort((one, other) => one - other)).toEqual(ids.slice(0, 7))
    expect(pick([], 30, chance)).toEqual([])
  })
})
