import { useEffect, useRef, useState } from 'react'

/** Shorter waits show nothing; equal to the delay of `Skeleton`. */
const unseenMs = 120

/** Once visible, a placeholder stays for at least this long, so that nothing flickers. */
const shortestMs = 300

/** Returns whether to show a placeholder: while `waiting`, and a little longer once it has been visible. */
export function useSteadyLoading(waiting: boolean): boolean {
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
