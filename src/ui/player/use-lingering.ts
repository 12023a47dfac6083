import { useEffect, useRef, useState } from 'react'

/** A wait shorter than this shows nothing; as the skeleton's own delay. */
const unseenMs = 120

/** What was shown of a wait stays at least that long, so that nothing flickers. */
const shortestMs = 300

/** Whether what stands for something waited for is to stand: while it is waited for, and a little longer once seen. */
export function useLingering(waiting: boolean): boolean {
  const [seen, setSeen] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (waiting) {
      const timer = setTimeout(() => {
        since.current = performance.now()
        setSeen(true)
      }, unseenMs)
      return () => clearTimeout(timer)
    }
    if (!seen) return
    const timer = setTimeout(() => setSeen(false), since.current + shortestMs - performance.now())
    return () => clearTimeout(timer)
  }, [waiting, seen])
  return waiting || seen
}
