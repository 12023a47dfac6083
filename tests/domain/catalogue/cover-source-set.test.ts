import { expect, it } from 'vitest'
import { coverSourceSet } from '../../../src/domain/catalogue/cover-source-set'

it('offers a large cover in two sizes', () => {
  expect(coverSourceSet('/cover/1.jpg')).toBe(
    '/cover/1.jpg?param=500y500 500w, /cover/1.jpg?param=1024y1024 1024w',
  )
})

it.each([null, '/drawn.svg'])('offers no sizes of %s', (url) => {
  expect(coverSourceSet(url)).toBeUndefined()
})
