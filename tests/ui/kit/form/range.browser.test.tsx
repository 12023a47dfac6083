import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { Range } from '../../../../src/ui/kit/form/range'
import { showPart } from '../../../support/ui/show-part'

describe('Range', () => {
  it.each([
    [16, 40, 28, 0, 0.5],
    [-10, 10, 5, 0.5, 0.75],
    [0, 10, 15, 0, 1],
  ])('from %i to %i is filled at %i between the shares %d and %d', async (min, max, value, zero, share) => {
    await showPart(<Range label="Size" valueText="" min={min} max={max} value={value} readOnly />)
    const { style } = page.getByRole('slider', { name: 'Size' }).element() as HTMLElement
    expect(Number(style.getPropertyValue('--zero'))).toBe(zero)
    expect(Number(style.getPropertyValue('--share'))).toBe(share)
  })
})
