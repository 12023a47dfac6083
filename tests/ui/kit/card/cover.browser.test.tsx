import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Cover } from '../../../../src/ui/kit/card/cover'
import '../../../../src/ui/theme/tokens.css'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`
const image = page.getByRole('img', { name: 'Rain' })

describe('Cover', () => {
  it('shows the picture once it is loaded', async () => {
    await render(<Cover url={picture} size={96} alt="Rain" eager />)
    await expect.poll(() => getComputedStyle(image.element()).opacity).toBe('1')
  })

  it('shows the note icon if loading fails, and tries another address', async () => {
    const { rerender } = await render(<Cover url="data:image/png,none" size={96} alt="Rain" eager />)
    await expect.poll(() => image.query()).toBeNull()
    await rerender(<Cover url={picture} size={96} alt="Rain" eager />)
    await expect.element(image).toBeInTheDocument()
  })

  it('requests the size it is shown at, lazily unless it is eager', async () => {
    await render(<Cover url="/rain.jpg" size={300} alt="Rain" />)
    await expect.element(image).toHaveAttribute('src', '/rain.jpg?param=300y300')
    await expect.element(image).toHaveAttribute('loading', 'lazy')
  })

  it('shows the given colour until the picture is loaded', async () => {
    const { container } = await render(<Cover url={null} size={96} colour="rgb(10, 20, 30)" />)
    const place = container.firstElementChild
    expect(place && getComputedStyle(place).backgroundColor).toBe('rgb(10, 20, 30)')
  })
})
