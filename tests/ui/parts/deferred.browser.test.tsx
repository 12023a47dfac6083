import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { ok } from '../../../src/domain/result'
import type { Result } from '../../../src/domain/result'
import { Deferred } from '../../../src/ui/parts/deferred'
import { gate } from '../../support/gate'
import { showPart } from './show-part'

function show(promise: Promise<Result<string>>) {
  return showPart(
    <Deferred promise={promise} fallback={<p>Waiting</p>}>
      {(name) => <p>{name}</p>}
    </Deferred>,
  )
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

describe('Deferred', () => {
  it('shows a quick answer without waiting for anything else', async () => {
    const answer = gate<Result<string>>()
    await show(answer.promise)
    await expect.element(page.getByText('Waiting')).toBeInTheDocument()
    answer.open(ok('Rain'))
    // by itself React would keep what waits for 300 ms, which is 18 of them
    for (let frames = 0; frames < 5; frames++) await frame()
    expect(page.getByText('Rain').query()).not.toBeNull()
  })

  it('shows why there is nothing, with a way on', async () => {
    await show(Promise.resolve({ ok: false, failure: { kind: 'timeout' } }))
    await expect.element(page.getByRole('alert')).toHaveTextContent('did not answer in time')
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  it('shows nothing of what was given up', async () => {
    await show(Promise.resolve({ ok: false, failure: { kind: 'aborted' } }))
    await expect.poll(() => page.getByText('Waiting').query()).toBeNull()
    expect(page.getByRole('alert').query()).toBeNull()
  })
})
