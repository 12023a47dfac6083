import { page, userEvent } from 'vitest/browser'
import { useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useRowHover } from '../../../../src/ui/features/tracks/use-row-hover'

function Rows() {
  const box = useRef<HTMLOListElement>(null)
  useRowHover(box)
  return (
    <>
      <p>Above</p>
      <ol ref={box}>
        {Array.from({ length: 100 }, (_, at) => (
          <li key={at} data-at={at} style={{ height: 60 }}>
            Row {at}
          </li>
        ))}
      </ol>
    </>
  )
}

const row = (at: number) => page.getByText(`Row ${at}`, { exact: true })
const marked = () =>
  [...document.querySelectorAll('[data-hover]')].map((element) =>
    Number((element as HTMLElement).dataset['at']),
  )

async function show() {
  await page.viewport(600, 500)
  const { unmount } = await render(<Rows />)
  await userEvent.hover(row(2))
  await expect.poll(marked).toEqual([2])
  return { unmount }
}

afterEach(() => void vi.useRealTimers())

describe('useRowHover', () => {
  it('marks the row under the mouse, and none once the mouse has left', async () => {
    await show()
    await userEvent.hover(row(4))
    await expect.poll(marked).toEqual([4])
    await userEvent.hover(page.getByText('Above'))
    await expect.poll(marked).toEqual([])
  })

  it('marks no row while the list is scrolled, and then the one under the mouse', async () => {
    await show()
    const meanwhile: number[][] = []
    const heard = new Promise<void>((resolve) => {
      addEventListener('scroll', () => resolve(void meanwhile.push(marked())), { once: true })
    })
    scrollBy(0, 180)
    await heard
    expect(meanwhile).toEqual([[]])
    await expect.poll(marked).toEqual([5])
  })

  it('marks no row for a finger, not even while scrolling', async () => {
    await show()
    const touch = { pointerType: 'touch', bubbles: true }
    row(4).element().dispatchEvent(new PointerEvent('pointermove', touch))
    expect(marked()).toEqual([])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    scrollBy(0, 60)
    await scrolled
    expect(vi.getTimerCount()).toBe(1)
    vi.runAllTimers()
    expect(marked()).toEqual([])
  })

  it('marks the row under a resting mouse once a layer over it has gone', async () => {
    await show()
    await userEvent.hover(page.getByText('Above'))
    await expect.poll(marked).toEqual([])
    // browsers fire this although the mouse has not moved
    const mouse = { pointerType: 'mouse', bubbles: true }
    row(4).element().dispatchEvent(new PointerEvent('pointerover', mouse))
    expect(marked()).toEqual([4])
  })

  it('marks no row that is scrolled under a resting mouse', async () => {
    await show()
    const mouse = { pointerType: 'mouse', bubbles: true }
    const meanwhile: number[][] = []
    const heard = new Promise<void>((resolve) => {
      const pass = () => {
        row(4).element().dispatchEvent(new PointerEvent('pointerover', mouse))
        resolve(void meanwhile.push(marked()))
      }
      addEventListener('scroll', pass, { once: true })
    })
    scrollBy(0, 120)
    await heard
    expect(meanwhile).toEqual([[]])
    await expect.poll(marked).toEqual([4])
  })

  it('removes its mark on unmount', async () => {
    const { unmount } = await show()
    const element = row(2).element()
    await unmount()
    expect(element.hasAttribute('data-hover')).toBe(false)
  })
})
