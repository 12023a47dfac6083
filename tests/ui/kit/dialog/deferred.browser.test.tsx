import { page } from 'vitest/browser'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ok } from '../../../../src/contract/result'
import type { Result } from '../../../../src/contract/result'
import { Deferred } from '../../../../src/ui/kit/dialog/deferred'
import { createDeferred } from '../../../support/deferred'
import { axeFaults } from '../../../support/ui/axe-faults'
import { showPart } from '../../../support/ui/show-part'

function show(promise: Promise<Result<string>>) {
  return showPart(
    <Deferred promise={promise} fallback={<p>Waiting</p>}>
      {(name) => <p>{name}</p>}
    </Deferred>,
  )
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

describe('Deferred', () => {
  it('shows a quick answer at once', async () => {
    const answer = createDeferred<Result<string>>()
    await show(answer.promise)
    await expect.element(page.getByText('Waiting')).toBeInTheDocument()
    answer.resolve(ok('Rain'))
    // by itself React would keep the fallback for 300 ms, which is 18 frames
    const isShown = () => page.getByText('Rain').query() !== null
    for (let frames = 0; frames < 15 && !isShown(); frames++) await frame()
    expect(isShown()).toBe(true)
  })

  it('shows the failure with a retry', async () => {
    await show(Promise.resolve({ ok: false, failure: { kind: 'timeout' } }))
    await expect.element(page.getByRole('alert')).toHaveTextContent('did not answer in time')
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  it('shows nothing for an aborted request', async () => {
    await show(Promise.resolve({ ok: false, failure: { kind: 'aborted' } }))
    await expect.poll(() => page.getByText('Waiting').query()).toBeNull()
    expect(page.getByRole('alert').query()).toBeNull()
  })

  describe('that takes long', () => {
    const long = 'Still loading; the connection seems to be slow'

    async function showTwo() {
      const answers = [createDeferred<Result<string>>(), createDeferred<Result<string>>()] as const
      // the fallback is rendered at once, and its timer starts then
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
      await showPart(
        answers.map(({ promise }, at) => (
          <Deferred key={at} promise={promise} fallback={<p>Waiting {at}</p>}>
            {(name) => <p>{name}</p>}
          </Deferred>
        )),
      )
      return { answers, pass }
    }

    afterEach(() => void vi.useRealTimers())

    it('says so once after three seconds, without a layout shift', async () => {
      const { pass } = await showTwo()
      const box = () => page.getByText('Waiting 1').element().getBoundingClientRect().toJSON() as unknown
      const before = box()
      await pass(2_999)
      expect(page.getByText(long).elements()).toHaveLength(0)
      await pass(1)
      expect(page.getByText(long).elements()).toHaveLength(1)
      expect(page.getByText(long).element().closest('[role=status]')).not.toBeNull()
      expect(box()).toEqual(before)
      vi.useRealTimers()
      expect(await axeFaults()).toEqual([])
    })

    it('still says so for the part that is left', async () => {
      const { answers, pass } = await showTwo()
      await pass(3_000)
      answers[0].resolve(ok('Rain'))
      await expect.element(page.getByText('Rain')).toBeVisible()
      // the first text leaves with its part, the other one is rendered after that
      await expect.element(page.getByText(long)).toBeVisible()
      answers[1].resolve(ok('Night'))
      await expect.element(page.getByText('Night')).toBeVisible()
      expect(page.getByText(long).elements()).toHaveLength(0)
    })
  })
})
