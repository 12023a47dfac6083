import { useEffect } from 'react'

/** Sets the `theme-color` of the page while a colour is given. */
export function useThemeColour(colour: string | null): void {
  useEffect(() => {
    if (!colour) return
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const before = metas.map((meta) => meta.content)
    for (const meta of metas) meta.content = colour
    return () => metas.forEach((meta, at) => (meta.content = before[at] ?? ''))
  }, [colour])
}
