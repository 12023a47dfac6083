import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useReducedMotion } from '../../motion/use-reduced-motion'

export type PlayerPage = 'cover' | 'words'

/** Matches where cover and lyrics are side by side; the same query as in the style sheet. */
const sideBySide = matchMedia('(width >= 1024px), (aspect-ratio > 1.2) and (width >= 480px)')

interface PlayerPagesOptions {
  open: boolean
  /** Whether there is a page of lyrics. */
  hasWords: boolean
  /** The page that the listener chose last. */
  chosen: RefObject<PlayerPage>
}

interface PlayerPages {
  /** The visible page where they are not side by side. */
  page: PlayerPage
  show: (page: PlayerPage) => void
}

/**
 * The two pages that a narrow player swipes between. It opens with the chosen page, which `chosen` keeps while the
 * player is closed, and returns to it after a track without lyrics.
 */
export function usePlayerPages(
  scroller: RefObject<HTMLElement | null>,
  { open, hasWords, chosen }: PlayerPagesOptions,
): PlayerPages {
  const reducedMotion = useReducedMotion()
  const [page, setPage] = useState(chosen.current)
  /** The page that a press scrolls to, until it is reached; also what is restored on the way. */
  const target = useRef<PlayerPage | null>(null)

  useEffect(() => {
    if (open && hasWords) scrollToPage(scroller.current, target.current ?? chosen.current, 'instant')
  }, [scroller, open, hasWords, chosen])

  useEffect(() => {
    const restorePage = () => scrollToPage(scroller.current, target.current ?? chosen.current, 'instant')
    sideBySide.addEventListener('change', restorePage)
    return () => sideBySide.removeEventListener('change', restorePage)
  }, [scroller, chosen])

  useEffect(() => {
    const words = scroller.current?.lastElementChild
    if (!hasWords || !words) return
    let first = true
    const onChange = (entries: IntersectionObserverEntry[]) => {
      const visible = (entries.at(-1)?.intersectionRatio ?? 1) > 0.5 ? 'words' : 'cover'
      setPage(visible)
      const reached = visible === target.current
      if (reached) target.current = null
      // the first callback comes before the pages have been scrolled, others while they are on the way
      if (reached || (!first && target.current === null)) chosen.current = visible
      first = false
    }
    const observer = new IntersectionObserver(onChange, { root: scroller.current, threshold: [0.4, 0.6] })
    observer.observe(words)
    return () => observer.disconnect()
  }, [scroller, hasWords, chosen])

  const show = (to: PlayerPage) => {
    target.current = to === page ? null : to
    scrollToPage(scroller.current, to, reducedMotion ? 'instant' : 'smooth')
  }
  return { page, show }
}

function scrollToPage(pages: HTMLElement | null, to: PlayerPage, behavior: ScrollBehavior): void {
  // reading the width would force a layout; side by side there is nothing to scroll
  if (sideBySide.matches) return
  pages?.scrollTo({ left: to === 'words' ? pages.scrollWidth : 0, behavior })
}
