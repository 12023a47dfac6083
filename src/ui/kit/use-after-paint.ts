import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint'

/**
 * Returns `value` from the task after the next frame on, until then what it was before; `before` is what the first
 * render returns. What the answer to a press does not need is left to it, so that the answer is seen sooner.
 */
export function useAfterPaint<T>(value: T, before: T = value): T {
  const [painted, setPainted] = useState(before)
  useEffect(() => afterPaint(() => setPainted(value)), [value])
  return painted
}
