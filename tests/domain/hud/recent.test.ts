import { describe, expect, it } from 'vitest'
import { Recent } from '../../../src/domain/hud/recent'

describe('Recent', () => {
  it('keeps the last ones, the oldest first', () => {
    const recent = new Recent<number>(3)
    for (const item of [1, 2, 3, 4, 5]) recent.add(item)
    expect(recent.items).toEqual([3, 4, 5])
  })

  it('leaves a list alone that was taken earlier', () => {
    const recent = new Recent<number>(3)
    recent.add(1)
    const { items } = recent
    recent.add(2)
    expect(items).toEqual([1])
  })
})
