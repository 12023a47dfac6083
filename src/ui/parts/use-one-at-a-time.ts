import { useState } from 'react'

/** Starts something by `run`, and nothing more until that is over; whether it is waited for. */
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
