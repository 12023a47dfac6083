import { describe, expect, it } from 'vitest'
import { sizedCover } from '../../../src/domain/catalogue/sized-cover'

describe('sizedCover', () => {
  it.each([50, 60, 96, 128, 500, 512, 1024] as const)('asks for a cover of %d pixels', (size) => {
    expect(sizedCover('https://pictures.example/a.jpg', size)).toBe(
      `https://pictures.example/a.jpg?param=${size}y${size}`,
    )
  })

  it('leaves a picture alone that knows no sizes', () => {
    expect(sizedCover('/drawn.svg', 50)).toBe('/drawn.svg')
  })
})
