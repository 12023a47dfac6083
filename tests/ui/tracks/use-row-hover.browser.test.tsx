import { page, userEvent } from 'vitest/browser'
import { useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { useRowHover } from '../../../src/ui/tracks/use-row-hover'

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

describe('useRowHover', () => {
  it('marks the row under the mouse, and none once that has left', async () => {
    await show()
    await userEvent.hover(row(4))
    await expect.poll(marked).toEqual([4])
    await userEvent.hover(page.getByText('Above'))
    await expect.poll(marked).toEqual([])
  })

  it('marks none while the list is scrolled, and then the one that came under the mouse', async () => {
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

  it('marks none for a finger, not even where one scrolls', async () => {
    await show()
    const touch = { pointerType: 'touch', bubbles: true }
    row(4).element().dispatchEvent(new PointerEvent('pointermove', touch))
    expect(marked()).toEqual([])
    scrollBy(0, 60)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(marked()).toEqual([])
  })

  it('marks the row under a mouse that lies still once what lay over it has gone', async () => {
    await show()
    await userEvent.hover(page.getByText('Above'))
    await expect.poll(marked).toEqual([])
    // what browsers tell of a mouse that has not moved
    const mouse = { pointerType: 'mouse', bubbles: true }
    row(4).element().dispatchEvent(new PointerEvent('pointerover', mouse))
    expect(marked()).toEqual([4])
  })

  it('marks none of those that pass under a mouse that lies still', async () => {
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

  it('leaves nothing behind', async () => {
    const { unmount } = await show()
    const element = row(2).element()
    await unmount()
    expect(element.hasAttribute('data-hover')).toBe(false)
  })
})
