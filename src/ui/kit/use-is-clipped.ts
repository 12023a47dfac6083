import { useCallback, useState } from 'react'

/** Returns whether an element's content does not fit into it, and the element's ref callback. */
export function useIsClipped() {
  const [clipped, setClipped] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const sizes = new ResizeObserver(() => setClipped(element.scrollHeight > element.clientHeight + 1))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return { clipped, ref }
}
