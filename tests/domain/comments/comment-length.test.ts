import { describe, expect, it } from 'vitest'
import { charactersLeft } from '../../../src/domain/comments/comment-length'

describe('charactersLeft', () => {
  it('counts characters as the server does: no spaces around, and one for each outside the BMP', () => {
    expect(charactersLeft('')).toBe(1000)
    expect(charactersLeft('  雨 \n')).toBe(999)
    expect(charactersLeft('🎧'.repeat(1000))).toBe(0)
    expect(charactersLeft('a'.repeat(1002))).toBe(-2)
  })
})
