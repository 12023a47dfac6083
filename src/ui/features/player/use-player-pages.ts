import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useReducedMotion } from '../../motion/use-reduced-motion'

export type PlayerPage = 'cover' | 'words'

/** Matches where cover and lyrics are side by side; the same query as in the style sheet. */
const sideBySide = matchMedia('(width >= 1024px), (aspect-ratio > 1.2)')

interface PlayerPages {
  /** The visible page where they are not side by side. */
  page: PlayerPage
  show: (page: PlayerPage) => void
}

/**
 * The two pages that a narrow player swipes between. It opens with the lyrics, and returns to the chosen page after a
 * track without lyrics.
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
    if (hasWords) scrollToPage(scroller.current, chosen.current, 'instant')
  }, [scroller, open, hasWords])

  useEffect(() => {
    const restorePage = () => scrollToPage(scroller.current, chosen.current, 'instant')
    sideBySide.addEventListener('change', restorePage)
    return () => sideBySide.removeEventListener('change', restorePage)
  }, [scroller])

  useEffect(() => {
    const words = scroller.current?.lastElementChild
    if (!hasWords || !words) return
    let first = true
    const onChange = (entries: IntersectionObserverEntry[]) => {
      const visible = (entries.at(-1)?.intersectionRatio ?? 1) > 0.5 ? 'words' : 'cover'
      setPage(visible)
      // the first callback comes before the pages have been scrolled
      if (!first) chosen.current = visible
      first = false
    }
    const observer = new IntersectionObserver(onChange, { root: scroller.current, threshold: 0.5 })
    observer.observe(words)
    return () => observer.disconnect()
  }, [scroller, hasWords])

  const show = (to: PlayerPage) => scrollToPage(scroller.current, to, reducedMotion ? 'instant' : 'smooth')
  return { page, show }
}

function scrollToPage(pages: HTMLElement | null, to: PlayerPage, behavior: ScrollBehavior): void {
  // reading the width would force a layout; side by side there is nothing to scroll
  if (sideBySide.matches) return
  pages?.scrollTo({ left: to === 'words' ? pages.scrollWidth : 0, behavior })
}
