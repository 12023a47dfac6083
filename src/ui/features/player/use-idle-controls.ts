import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useIsFullscreen } from '../../hooks/use-is-fullscreen'

/** How long the pointer stands still before the controls fade out. */
const idleAfterMs = 3_000

/** What is open over the player and used, or where a key would go. */
const inUse = 'dialog[open], [role=menu], [data-control-area] :focus-visible'

/**
 * In fullscreen, marks the element by `data-idle` when neither pointer nor key has moved for three seconds,
 * until one does. Not while the music is paused, a dialog or menu is open, or a control has the focus of the keyboard.
 */
export function useIdleControls(content: RefObject<HTMLElement | null>, playing: boolean): void {
  const fullscreen = useIsFullscreen()
  useEffect(() => {
    const element = content.current
    if (!element || !fullscreen || !playing) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(setIdle, idleAfterMs)
    }
    const setIdle = () => {
      if (element.inert || element.querySelector(inUse)) wait()
      else element.toggleAttribute('data-idle', true)
    }
    const wake = () => {
      element.removeAttribute('data-idle')
      wait()
    }
    // browsers send a move without a distance when what lies under the pointer has moved
    const onMove = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) wake()
    }
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true, capture: true }
    document.addEventListener('pointermove', onMove, options)
    for (const type of ['pointerdown', 'keydown', 'wheel'] as const)
      document.addEventListener(type, wake, options)
    wait()
    return () => {
      clearTimeout(timer)
      listening.abort()
      element.removeAttribute('data-idle')
    }
  }, [content, fullscreen, playing])
}
