import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Drawer } from '../../../../src/ui/kit/dialog/drawer'
import { axeFaults } from '../../../support/ui/axe-faults'
import { showPart } from '../../../support/ui/show-part'

function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Queue
      </button>
      {open && (
        <Drawer title="Play queue" note="12 songs" onClose={() => setOpen(false)}>
          <ul>
            {Array.from({ length: 60 }, (_, at) => (
              <li key={at}>
                <button type="button" style={{ minHeight: 44 }}>{`Song ${at + 1}`}</button>
              </li>
            ))}
          </ul>
        </Drawer>
      )}
    </>
  )
}

const opener = page.getByRole('button', { name: 'Queue', exact: true })
const drawer = page.getByRole('dialog', { name: 'Play queue' })

async function open(view = {}) {
  const shown = await showPart(<Sample />, view)
  await userEvent.click(opener)
  await expect.element(drawer).toBeVisible()
  return shown
}

const isShut = () => expect.poll(() => drawer.query()).toBeNull()

describe('Drawer', () => {
  it('takes focus and restores it on Escape', async () => {
    await open()
    await expect.element(drawer).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await isShut()
    await expect.element(opener).toHaveFocus()
  })

  it('keeps a key from its opener until it has taken focus', async () => {
    await showPart(<Sample />)
    const button = opener.element() as HTMLElement
    button.focus()
    const isTaken = (key: string) =>
      !button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    expect(isTaken('Enter')).toBe(false)
    button.click()
    await Promise.resolve()
    expect([isTaken('Enter'), isTaken(' ')]).toEqual([true, true])
    await expect.element(drawer).toHaveFocus()
    expect(isTaken('Enter')).toBe(false)
  })

  it('restores focus when its button closes it', async () => {
    await open()
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await isShut()
    await expect.element(opener).toHaveFocus()
  })

  it('closes on a press outside', async () => {
    await open()
    await userEvent.click(document.body, { position: { x: 100, y: 300 } })
    await isShut()
  })

  it.each([
    [900, 400],
    [451, 400],
    [450, 450],
    [360, 360],
  ])('on a screen %i wide, is %i wide', async (width, expected) => {
    await open({ width })
    expect(drawer.element()).toHaveProperty('offsetWidth', expected)
  })

  it('scrolls its content below its header', async () => {
    await open()
    const last = drawer.getByRole('button', { name: 'Song 60' }).element()
    last.scrollIntoView()
    expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await expect.element(drawer.getByRole('heading', { name: 'Play queue' })).toBeInViewport()
  })

  it('has no accessibility faults', async () => {
    await open({ theme: 'dark', language: 'zh-CN' })
    expect(await axeFaults()).toEqual([])
  })
})
