import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../../../src/ui/kit/button/button'
import { useCopy } from '../../../src/ui/hooks/use-copy'
import { showPart } from '../../support/ui/show-part'

function Copying() {
  const copy = useCopy()
  return <Button onClick={() => void copy('words')}>Copy</Button>
}

afterEach(() => void vi.restoreAllMocks())

describe('useCopy', () => {
  it.each([
    ['says that it copied', () => Promise.resolve(), 'track.copied'],
    [
      'says so where the browser does not',
      () => Promise.reject(new Error('denied')),
      'track.copyUnsupported',
    ],
  ])('%s', async (_what, write, told) => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
    const { stores } = await showPart(<Copying />)
    await userEvent.click(page.getByRole('button', { name: 'Copy' }))
    await expect.poll(() => stores.notices.notices.map(({ text }) => text)).toEqual([told])
    expect(written).toHaveBeenCalledWith('words')
  })
})
