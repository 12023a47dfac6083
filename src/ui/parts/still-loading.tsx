import { useEffect, useState } from 'react'
import { useText } from '../use-text'
import styles from './still-loading.module.css'

const longMs = 3_000

/** What waits, longest first; of several only the first one speaks. */
const waiting: (() => void)[] = []

function useIsFirst(): boolean {
  const [first, setFirst] = useState(false)
  useEffect(() => {
    const look = () => setFirst(waiting[0] === look)
    waiting.push(look)
    look()
    return () => {
      waiting.splice(waiting.indexOf(look), 1)
      waiting[0]?.()
    }
  }, [])
  return first
}

/** Says after three seconds that something is still on its way; it lies over what stands in for that and moves nothing. */
export function StillLoading() {
  const { text } = useText()
  const first = useIsFirst()
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={styles.place}>
      {long && first && <p className={styles.words}>{text('app.stillLoading')}</p>}
    </div>
  )
}
