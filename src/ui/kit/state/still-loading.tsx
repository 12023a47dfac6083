import { useEffect, useState } from 'react'
import { useText } from '../use-text'
import styles from './still-loading.module.css'

const longMs = 3_000

/** All that are mounted, oldest first; only the first one shows its text. */
const waiting: (() => void)[] = []

function useIsFirst(): boolean {
  const [first, setFirst] = useState(false)
  useEffect(() => {
    const update = () => setFirst(waiting[0] === update)
    waiting.push(update)
    update()
    return () => {
      waiting.splice(waiting.indexOf(update), 1)
      waiting[0]?.()
    }
  }, [])
  return first
}

/** Says after three seconds that loading goes on. It overlays the placeholder and shifts no layout. */
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
