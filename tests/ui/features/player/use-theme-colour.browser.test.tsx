import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { useThemeColour } from '../../../../src/ui/features/player/use-theme-colour'

function Coloured({ colour }: { colour: string | null }) {
  useThemeColour(colour)
  return null
}

const metas = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
const colours = () => metas().map(({ content }) => content)

afterEach(() => metas().forEach((meta) => meta.remove()))

describe('useThemeColour', () => {
  it('sets the theme colour of the cover, and restores it afterwards', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="theme-color" content="#ffffff"><meta name="theme-color" content="#111114">',
    )
    const shown = await render(<Coloured colour="#334455" />)
    expect(colours()).toEqual(['#334455', '#334455'])
    await shown.rerender(<Coloured colour="#554433" />)
    expect(colours()).toEqual(['#554433', '#554433'])
    await shown.rerender(<Coloured colour={null} />)
    expect(colours()).toEqual(['#ffffff', '#111114'])
  })
})
