import { describe, expect, it } from 'vitest'
import { array, assert, nat, property, string } from 'fast-check'
import { sampleUniform, sampleWeighted, seededRandom } from '../../../server/discovery/random-sample'

const ids = Array.from({ length: 200 }, (_, at) => at)

describe('seededRandom', () => {
  it('returns the same numbers for the same seed, and others for another one', () => {
    const numbers = (seed: string) => Array.from({ length: 5 }, seededRandom(seed))
    expect(numbers('day 1')).toEqual(numbers('day 1'))
    expect(numbers('day 1')).not.toEqual(numbers('day 2'))
  })

  it('is evenly distributed from 0 to below 1', () => {
    const chance = seededRandom('even')
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let at = 0; at < 10_000; at++) {
      const number = chance()
      expect(number >= 0 && number < 1).toBe(true)
      tenths[Math.floor(number * 10)]!++
    }
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

describe('sampleWeighted', () => {
  it('draws no item twice and none of weight 0, whatever the weights', () => {
    assert(
      property(array(nat(3), { maxLength: 60 }), nat(70), string(), (weights, count, seed) => {
        const places = weights.map((_, at) => at)
        const drawn = sampleWeighted(places, (at) => weights[at]!, count, seededRandom(seed))
        expect(new Set(drawn).size).toBe(drawn.length)
        expect(drawn.every((at) => weights[at]! > 0)).toBe(true)
        expect(drawn).toHaveLength(Math.min(count, weights.filter((weight) => weight > 0).length))
      }),
      { seed: 20_261_121 },
    )
  })

  it('prefers heavier items', () => {
    const chance = seededRandom('weights')
    let heavy = 0
    for (let round = 0; round < 500; round++)
      heavy += sampleWeighted(ids, (id) => (id < 20 ? 9 : 1), 10, chance).filter((id) => id < 20).length
    // a tenth of the items has half of the weight
    expect(heavy / 5000).toBeGreaterThan(0.4)
    expect(heavy / 5000).toBeLessThan(0.55)
  })
})

describe('sampleUniform', () => {
  it('draws different items of a list, and all of a short one', () => {
    const chance = seededRandom('pick')
    expect(new Set(sampleUniform(ids, 30, chance)).size).toBe(30)
    expect(sampleUniform(ids.slice(0, 7), 30, chance).sort((one, other) => one - other)).toEqual(
      ids.slice(0, 7),
    )
    expect(sampleUniform([], 30, chance)).toEqual([])
  })
})
