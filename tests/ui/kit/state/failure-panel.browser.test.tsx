import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../../src/contract/failure'
import { enShell as en } from '../../../../src/i18n/en/shell'
import { FailurePanel } from '../../../../src/ui/kit/state/failure-panel'
import { axeFaults } from '../../../support/ui/axe-faults'
import { showPart } from '../../../support/ui/show-part'

const show = (kind: 'offline' | 'loginNeeded' | 'notFound', waiting = false) => {
  let retries = 0
  const failure: Failure = { kind }
  const panel = <FailurePanel failure={failure} waiting={waiting} onRetry={() => retries++} />
  return showPart(panel).then(() => () => retries)
}

describe('FailurePanel', () => {
  it('announces why at once, and tries again', async () => {
    const retries = await show('offline')
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server cannot be reached')
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    expect(retries()).toBe(1)
  })

  it('explains data that could not be read', async () => {
    const failure: Failure = { kind: 'malformed', detail: 'not JSON' }
    await showPart(<FailurePanel failure={failure} waiting={false} onRetry={() => {}} />)
    const alert = page.getByRole('alert')
    await expect.element(alert).toHaveTextContent(en.failure.malformed)
  })

  it('does not retry twice at the same time', async () => {
    const retries = await show('offline', true)
    const button = page.getByRole('button', { name: 'Loading' })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(retries()).toBe(0)
    await expect.element(button).toHaveFocus()
  })

  it('tries again by itself when the connection is back, but not again and again', async () => {
    const retries = await show('offline')
    for (let times = 0; times < 3; times++) dispatchEvent(new Event('online'))
    expect(retries()).toBe(1)
  })

  it('leaves what failed for another reason alone when the connection is back', async () => {
    const retries = await show('notFound')
    dispatchEvent(new Event('online'))
    expect(retries()).toBe(0)
  })

  it.each([
    ['loginNeeded', 'Log in', '/login'],
    ['notFound', 'Back to home', '/'],
  ] as const)('shows a way round: %s', async (kind, name, to) => {
    await show(kind)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', to)
    expect(await axeFaults()).toEqual([])
  })
})
