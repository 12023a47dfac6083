import type { FocusEvent, PointerEvent } from 'react'

const fetchTooltip = () => import('./tooltip')

/** Asks for the tooltip of what the pointer came to or the keyboard went to; its code comes with the first. */
function ask(element: HTMLElement, way: 'pointer' | 'keyboard'): void {
  // without it nothing is missing but the hint: the name is the control's own
  fetchTooltip().then(
    ({ tooltip }) => tooltip.ask(element, way),
    () => undefined,
  )
}

/** Handlers of a control whose `aria-label` is to show as its tooltip. */
export const tooltipHandlers = {
  onPointerEnter({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'touch') ask(currentTarget, 'pointer')
  },
  onFocus({ currentTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.matches(':focus-visible')) ask(currentTarget, 'keyboard')
  },
}
