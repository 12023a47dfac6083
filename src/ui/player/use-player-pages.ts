import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useReducedMotion } from './use-reduced-motion'

export type PlayerPage = 'cover' | 'words'

/** Where cover and words stand beside each other; the same as in the stylesheet. */
const sideBySide = matchMedia('(width >= 1024px), (aspect-ratio > 1.2)')

interface PlayerPages {
  /** The one in sight where they do not stand beside each other. */
  page: PlayerPage
  show: (page: PlayerPage) => void
}

/**
 * The two pages that a narrow player swipes between. It opens with the words, and comes back to them when a track
 * without any was heard in between.
 */
export function usePlayerPages(
  scroller: RefObject<HTMLElement | null>,
  { open, hasWords }: { open: boolean; hasWords: boolean },
): PlayerPages {
  const reducedMotion = useReducedMotion()
  const [page, setPage] = useState<PlayerPage>('words')
  const chosen = useRef<PlayerPage>('words')
  const opened = useRef(false)

  useEffect(() => {
    if (!open) {
      opened.current = false
      return
    }
    if (!opened.current) chosen.current = 'words'
    opened.current = true
    if (hasWords) turn(scroller.current, chosen.current, 'instant')
  }, [scroller, open, hasWords])

  useEffect(() => {
    const turnBack = () => turn(scroller.current, chosen.current, 'instant')
    sideBySide.addEventListener('change', turnBack)
    return () => sideBySide.removeEventListener('change', turnBack)
  }, [scroller])

  useEffect(() => {
    const words = scroller.current?.lastElementChild
    if (!hasWords || !words) return
    let first = true
    const see = (seen: IntersectionObserverEntry[]) => {
      const found = (seen.at(-1)?.intersectionRatio ?? 1) > 0.5 ? 'words' : 'cover'
      setPage(found)
      // the first look is at pages that are about to be turned
      if (!first) chosen.current = found
      first = false
    }
    const observer = new IntersectionObserver(see, { root: scroller.current, threshold: 0.5 })
    observer.observe(words)
    return () => observer.disconnect()
  }, [scroller, hasWords])

  const show = (to: PlayerPage) => turn(scroller.current, to, reducedMotion ? 'instant' : 'smooth')
  return { page, show }
}

function turn(pages: HTMLElement | null, to: PlayerPage, behavior: ScrollBehavior): void {
  pages?.scrollTo({ left: to === 'words' ? pages.scrollWidth : 0, behavior })
}
