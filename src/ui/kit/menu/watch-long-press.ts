/** How long a finger must stay for a long press. */
const heldMs = 500

/** A finger that moves further than this scrolls. */
const slackPx = 10

interface Point {
  x: number
  y: number
}

/** Prevents the click that lifting the finger would cause. */
function preventClickOnLift(): void {
  const over = new AbortController()
  const { signal } = over
  const onLift = (event: Event) => {
    event.preventDefault()
    over.abort()
  }
  addEventListener('touchend', onLift, { capture: true, passive: false, signal })
  addEventListener('touchcancel', () => over.abort(), { capture: true, signal })
}

/** Calls `onHeld` if the finger of `start` stays in place; scrolling, lifting or a second finger cancels it. */
export function watchLongPress(start: PointerEvent, onHeld: (point: Point) => void): void {
  const { pointerId, clientX: x, clientY: y } = start
  const over = new AbortController()
  const timer = setTimeout(() => {
    over.abort()
    preventClickOnLift()
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
  // some browsers fire a contextmenu event of their own at about the same time
  for (const end of ['pointerup', 'pointercancel', 'contextmenu'] as const)
    addEventListener(end, stop, options)
}
