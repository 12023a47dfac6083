import { describe, expect, it } from 'vitest'
import { readPage } from '../../../src/domain/address/read-page'

describe('readPage', () => {
  it.each([
    ['3', 3],
    ['0', 1],
    ['-1', 1],
    ['two', 1],
    ['1.5', 1],
    ['9999999', 1_000_000],
    ['99999999999', 1],
    [null, 1],
  ])('reads %j as %i', (given, page) => {
    expect(readPage(given)).toBe(page)
  })
})
