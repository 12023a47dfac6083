import { describe, expect, it } from 'vitest'
import { isTakeOver } from '../../../src/domain/update/take-over-message'

describe('isTakeOver', () => {
  it('knows the message of a page that names its script', () => {
    expect(isTakeOver({ type: 'takeOver', script: '/assets/a.js' })).toBe(true)
  })

  it.each([
    null,
    undefined,
    7,
    'takeOver',
    {},
    { type: 'takeOver' },
    { type: 'other', script: '/assets/a.js' },
  ])('takes %j for no such message', (data) => {
    expect(isTakeOver(data)).toBe(false)
  })
})
