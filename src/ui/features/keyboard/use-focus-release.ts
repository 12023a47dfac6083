import { useEffect } from 'react'
import { afterPaint } from '../../kit/after-paint'

/** Other sliders keep focus, for their arrows; those of the player have shortcuts. */
const controls = 'button, a, [data-player-slider]'

/** Whether a layer has given focus back to what opened it. */
const isOpener = (element: Element) => element.matches(':is(button, a)[aria-haspopup]')

/**
 * Gives focus back to the page after a press of a pointer, since Space would repeat the press (specification, point 4).
 * A press by keyboard keeps it, and so does what has taken it meanwhile: a field, a menu, a modal dialog.
 */
export function useFocusRelease(): void {
  useEffect(() => {
    const onClick = ({ detail, target }: MouseEvent) => {
      // the keyboard's clicks count none
      if (detail === 0 || !(target instanceof Element)) return
      const pressed = target.closest(controls)
      afterPaint(() => {
        const { activeElement } = document
        if (!(activeElement instanceof HTMLElement) || activeElement.closest('dialog')) return
        if (activeElement === pressed || isOpener(activeElement)) activeElement.blur()
      })
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
}
