import { useState } from 'react'

/** Returns `run`, which calls `act` unless an earlier call is still pending, and `waiting`, whether one is. */
export function useOneAtATime(act: () => Promise<void>) {
  const [waiting, setWaiting] = useState(false)
  const run = async () => {
    if (waiting) return
    setWaiting(true)
    await act()
    setWaiting(false)
  }
  return { waiting, run }
}
