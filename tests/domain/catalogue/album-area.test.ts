import { describe, expect, it } from 'vitest'
import { readAlbumArea } from '../../../src/domain/catalogue/album-area'

describe('readAlbumArea', () => {
  it.each([
    ['JP', 'JP'],
    ['kr', 'KR'],
    [null, 'ALL'],
    ['', 'ALL'],
    ['XX', 'ALL'],
  ])('reads %j as %s', (value, area) => {
    expect(readAlbumArea(value)).toBe(area)
  })
})
