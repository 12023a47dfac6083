import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { CrossFade } from '../../../src/ui/motion/cross-fade'
import '../../../src/ui/theme/tokens.css'

const dot = '%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E'
const picture = (name: string) => `data:image/svg+xml,${dot}#${name}`

function Pictures({ name }: { name: string | null }) {
  return (
    <CrossFade id={name} waitForLoad={name !== null}>
      {name && <img alt={name} src={name.startsWith('lost') ? '/lost.webp' : picture(name)} />}
    </CrossFade>
  )
}

/** Polls for longer than a fade takes. */
const patience = { timeout: 10_000 }
const layers = (container: Element) => [...container.querySelectorAll('[class*=layer]')]
const shown = (container: Element) => [...container.querySelectorAll('img')].map(({ alt }) => alt)

describe('CrossFade', () => {
  it('shows the first content at once, without a fade', async () => {
    const { container } = await render(<CrossFade id="a">a</CrossFade>)
    expect(layers(container)).toHaveLength(1)
    expect(container.getAnimations({ subtree: true })).toHaveLength(0)
    expect(container).toHaveTextContent('a')
  })

  it('keeps the old content below the new until the fade has ended', async () => {
    const { container, rerender } = await render(<Pictures name="one" />)
    await rerender(<Pictures name="two" />)
    expect(shown(container)).toEqual(['one', 'two'])
    await expect.poll(() => shown(container), patience).toEqual(['two'])
  })

  it('fades to a picture that fails to load as well, and to nothing', async () => {
    const { container, rerender } = await render(<Pictures name="one" />)
    await rerender(<Pictures name="lost" />)
    await expect.poll(() => shown(container), patience).toEqual(['lost'])
    await rerender(<Pictures name={null} />)
    await expect.poll(() => layers(container).length, patience).toBe(1)
    expect(shown(container)).toEqual([])
  })

  it('does not pile up content that is skipped quickly', async () => {
    const { container, rerender } = await render(<Pictures name="0" />)
    for (let n = 1; n < 8; n++) await rerender(<Pictures name={String(n)} />)
    expect(layers(container).length).toBeLessThanOrEqual(3)
    await expect.poll(() => shown(container), patience).toEqual(['7'])
  })

  it('hides the old content from screen readers', async () => {
    const { container, rerender } = await render(<Pictures name="one" />)
    await rerender(<Pictures name="two" />)
    expect(layers(container).map((layer) => layer.getAttribute('aria-hidden'))).toEqual(['true', null])
  })
})
