import { describe, expect, it } from 'vitest'
import { isErrorPage } from '../../../src/ui/routes/is-error-page'

describe('isErrorPage', () => {
  it.each(['/403', '/404', '/500'])('takes %s for one', (path) => expect(isErrorPage(path)).toBe(true))
  it.each(['/', '/404/x', '/playlist'])('does not take %s for one', (path) =>
    expect(isErrorPage(path)).toBe(false),
  )
})
