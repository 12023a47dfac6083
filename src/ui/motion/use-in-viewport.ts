import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Returns whether any part of the element is in the viewport. */
export function useInViewport(element: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inSight
}
