import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { afterFrame } from '../after-frame'

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * On the way back to a page whose data is still on its way: goes on to where the listener stood as soon as the page
 * is long enough, unless they move themselves. The router's own restoration has only the page of that moment.
 */
export function useLateScroll(): void {
  const { key } = useLocation()
  const way = useNavigationType()
  const places = useRef(new Map<string, number>())

  useLayoutEffect(() => {
    const { current: kept } = places
    const wanted = way === NavigationType.Pop ? (kept.get(key) ?? 0) : 0
    const closing = new AbortController()
    const { signal } = closing
    let arriving = wanted > 0

    const settle = () => {
      arriving = false
      growth.disconnect()
    }
    const growth = new ResizeObserver(() => {
      const reach = document.documentElement.scrollHeight - innerHeight
      if (reach < wanted) return
      settle()
      scrollTo(0, wanted)
    })
    if (arriving) {
      growth.observe(document.body)
      for (const move of ownMoves) addEventListener(move, settle, { signal, passive: true })
    }
    const note = afterFrame(() => {
      if (!arriving) kept.set(key, scrollY)
    })
    addEventListener('scroll', note.ask, { signal, passive: true })
    return () => {
      note.giveUp()
      growth.disconnect()
      closing.abort()
    }
  }, [key, way])
}
