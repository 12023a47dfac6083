import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { afterPaint } from '../kit/after-paint'

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position after Back as soon as the page is long enough, unless the listener scrolls first.
 * The router restores it only once, when the data may still be loading.
 */
export function useDeferredScrollRestoration(): void {
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
    const note = () => {
      if (!arriving) kept.set(key, scrollY)
    }
    let cancelNote: (() => void) | undefined
    const onScroll = () => {
      cancelNote = afterPaint(note)
    }
    addEventListener('scroll', onScroll, { signal, passive: true })
    return () => {
      cancelNote?.()
      growth.disconnect()
      closing.abort()
    }
  }, [key, way])
}
