import { describe, expect, it } from 'vitest'
import { sharpFailure } from '../../../../server/library/covers/load-sharp'

describe('sharpFailure', () => {
  it('is null where sharp loads', async () => {
    expect(await sharpFailure()).toBeNull()
  })

  it('says in one line why it does not', async () => {
    const broken = () =>
      Promise.reject(new Error('\nCould not load the "sharp" module\nPossible solutions:\n- x'))
    expect(await sharpFailure(broken)).toBe('Could not load the "sharp" module')
  })
})
