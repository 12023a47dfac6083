import { describe, expect, it } from 'vitest'
import { readId } from '../../../src/domain/address/read-id'

describe('readId', () => {
  it.each([
    ['12', 12],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740993', null],
    ['0', null],
    ['-3', null],
    ['1.5', null],
    ['1e3', null],
    ['', null],
    ['abc', null],
    [null, null],
  ])('reads %j as %j', (given, id) => {
    expect(readId(given)).toBe(id)
  })
})
