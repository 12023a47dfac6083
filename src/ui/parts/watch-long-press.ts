/** A finger that lies still for that long asks for the menu. */
const heldMs = 500

/** A finger is never quite still; beyond this it scrolls. */
const slackPx = 10

interface Point {
  x: number
  y: number
}

/** The click that lifting the finger would make is no press on what lies there. */
function swallowLift(): void {
  const over = new AbortController()
  const { signal } = over
  const onLift = (event: Event) => {
    event.preventDefault()
    over.abort()
  }
  addEventListener('touchend', onLift, { capture: true, passive: false, signal })
  addEventListener('touchcancel', () => over.abort(), { capture: true, signal })
}

/** Calls back when the finger that was just put down stays where it is; scrolling, lifting or a second finger end it. */
export function watchLongPress(start: PointerEvent, onHeld: (point: Point) => void): void {
  const { pointerId, clientX: x, clientY: y } = start
  const over = new AbortController()
  const timer = setTimeout(() => {
    over.abort()
    swallowLift()
    onHeld({ x, y })
  }, heldMs)
  const stop = () => {
    clearTimeout(timer)
    over.abort()
  }
  const onMove = (event: PointerEvent) => {
    const moved = Math.hypot(event.clientX - x, event.clientY - y)
    if (event.pointerId === pointerId && moved > slackPx) stop()
  }
  const onDown = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) stop()
  }
  const options = { capture: true, signal: over.signal }
  addEventListener('pointermove', onMove, options)
  addEventListener('pointerdown', onDown, options)
  // some browsers make a context menu of it by themselves, at about the same time
  for (const end of ['pointerup', 'pointercancel', 'contextmenu'] as const)
    addEventListener(end, stop, options)
}
