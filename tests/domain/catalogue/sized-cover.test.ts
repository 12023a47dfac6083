import { describe, expect, it } from 'vitest'
import { posterOf, sizedCover, wideCover } from '../../../src/domain/catalogue/sized-cover'

describe('sizedCover', () => {
  it.each([50, 60, 96, 128, 500, 512, 1024] as const)('requests a cover of %d pixels', (size) => {
    expect(sizedCover('https://pictures.example/a.jpg', size)).toBe(
      `https://pictures.example/a.jpg?param=${size}y${size}`,
    )
  })

  it('does not change the address of a picture without sizes', () => {
    expect(sizedCover('/drawn.svg', 50)).toBe('/drawn.svg')
  })
})

describe('wideCover', () => {
  it('requests the size of a card from pictures with sizes only', () => {
    expect(wideCover('/cover/1.jpg')).toBe('/cover/1.jpg?param=464y260')
    expect(wideCover('/cover/1.png')).toBe('/cover/1.png')
  })
})

describe('posterOf', () => {
  it('requests a large picture of 16:9', () => {
    expect(posterOf('/cover/1.jpg')).toBe('/cover/1.jpg?param=1280y720')
  })
})
