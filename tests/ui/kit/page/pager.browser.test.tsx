import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Pager } from '../../../../src/ui/kit/page/pager'
import { axeFaults } from '../../../support/ui/axe-faults'
import { showPart } from '../../../support/ui/show-part'

function Pages({ total, start, asked }: { total: number; start: number; asked: number[] }) {
  const [current, setCurrent] = useState(start)
  const go = (wanted: number) => {
    asked.push(wanted)
    setCurrent(wanted)
  }
  return <Pager page={current} total={total} pageSize={30} onPage={go} />
}

async function show({
  total = 600,
  start = 1,
  ...view
}: { total?: number; start?: number; width?: number } = {}) {
  const asked: number[] = []
  await showPart(<Pages total={total} start={start} asked={asked} />, view)
  return asked
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const current = () => document.querySelector('[aria-current=page]')?.textContent

describe('Pager', () => {
  it('is not shown for one page', async () => {
    await show({ total: 30 })
    expect(page.getByRole('navigation').query()).toBeNull()
    await show({ total: 31 })
    await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  })

  it('shows the total and the current page', async () => {
    await show({ start: 4 })
    await expect.element(page.getByText('600 items in total')).toBeVisible()
    await expect.element(button('Page 4')).toHaveAttribute('aria-current', 'page')
    await expect.element(button('Page 3')).not.toHaveAttribute('aria-current')
  })

  it('links to the reachable pages and shows the total', async () => {
    await showPart(<Pager page={2} total={600} reachableTotal={60} pageSize={30} onPage={() => undefined} />)
    await expect.element(page.getByText('600 items in total')).toBeVisible()
    await expect.element(button('Next page')).toHaveAttribute('aria-disabled', 'true')
  })

  it('goes to a page, to the previous and to the next one, and keeps focus', async () => {
    const asked = await show({ start: 2 })
    button('Page 5').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Page 5')).toHaveFocus()
    await userEvent.click(button('Next page'))
    await userEvent.click(button('Previous page'))
    await userEvent.click(button('Previous page'))
    expect(asked).toEqual([5, 6, 5, 4])
  })

  it('does not go beyond the ends, where its buttons keep focus', async () => {
    const asked = await show({ start: 2 })
    button('Previous page').element().focus()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(asked).toEqual([1])
    await expect.element(button('Previous page')).toHaveFocus()
    await expect.element(button('Previous page')).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([
    ['7', [7]],
    ['999', [20]],
    ['0', []],
    ['-3', []],
    ['abc', []],
    ['', []],
  ] as const)('jumps to %j inside of what there is', async (typed, expected) => {
    const asked = await show()
    await userEvent.fill(page.getByRole('textbox', { name: 'Go to' }), typed)
    await userEvent.keyboard('{Enter}')
    expect(asked).toEqual(expected)
    await expect.element(page.getByRole('textbox', { name: 'Go to' })).toHaveValue('')
  })

  it('treats a page beyond the last as the last', async () => {
    await show({ start: 99 })
    expect(current()).toBe('20')
  })

  it.each([360, 768])('has only pages and arrows on a screen %i wide, and they fit', async (width) => {
    await show({ start: 10, width })
    await expect.element(page.getByText('600 items in total')).not.toBeVisible()
    await expect.element(page.getByLabelText('Go to', { exact: true })).not.toBeVisible()
    await expect.element(button('Page 20')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('speaks Chinese', async () => {
    await showPart(<Pager page={3} total={141} pageSize={30} onPage={() => {}} />, { language: 'zh-CN' })
    await expect.element(page.getByText('共 141 项')).toBeVisible()
    await expect.element(button('第 3 页')).toHaveAttribute('aria-current', 'page')
    await expect.element(button('上一页')).toBeVisible()
    await expect.element(button('下一页')).toBeVisible()
  })

  it.each(['light', 'dark'] as const)('has no accessibility faults: %s', async (theme) => {
    await showPart(<Pager page={9} total={900} pageSize={30} onPage={() => {}} />, { theme })
    expect(await axeFaults()).toEqual([])
  })
})
