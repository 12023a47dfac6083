import { describe, expect, it } from 'vitest'
import { seekTarget } from '../../../src/domain/keyboard/seek-target'

describe('seekTarget', () => {
  it.each([
    ['ArrowLeft', 55],
    ['ArrowRight', 65],
    ['PageDown', 30],
    ['PageUp', 90],
    ['Home', 0],
    ['End', 100],
    ['a', undefined],
  ])('leads from 60 s by %s to %s', (key, target) => {
    expect(seekTarget(key, 60, 100)).toBe(target)
  })

  it('stays within the track', () => {
    expect(seekTarget('ArrowLeft', 2, 100)).toBe(0)
    expect(seekTarget('PageUp', 90, 100)).toBe(100)
  })
})
