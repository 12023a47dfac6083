import { describe, expect, it } from 'vitest'
import { wideCover } from '../../../src/domain/catalogue/wide-cover'

describe('wideCover', () => {
  it('asks for the size of a card where the picture understands sizes', () => {
    expect(wideCover('/cover/1.jpg')).toBe('/cover/1.jpg?param=464y260')
    expect(wideCover('/cover/1.png')).toBe('/cover/1.png')
  })
})
