import { useState } from 'react'
import type { AnimationEvent, ReactNode } from 'react'
import styles from './cross-fade.module.css'

interface Layer {
  key: number
  id: string | null
  content: ReactNode
}

interface CrossFadeProps {
  /** Names what is shown; another name fades in over the one before. */
  id: string | null
  /** Whether it holds a picture, which has to be there before it fades in. */
  waits?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Covers that are passed by in a run would pile up. */
const mostBelow = 2

/** Shows what `id` names; what was there before stays below until the new one has come up whole. */
export function CrossFade({ id, waits = false, className = '', children }: CrossFadeProps) {
  const [layers, setLayers] = useState<Layer[]>([{ key: 0, id, content: children }])
  const [ready, setReady] = useState(0)
  const top = layers.at(-1)
  if (top && top.id !== id) {
    setLayers([...layers.slice(-mostBelow), { key: top.key + 1, id, content: children }])
    if (!waits) setReady(top.key + 1)
  }

  const arrived = (key: number) => () => setReady((before) => Math.max(before, key))
  const settled = (key: number) => (event: AnimationEvent) => {
    if (event.target === event.currentTarget) setLayers((all) => all.filter((layer) => layer.key >= key))
  }

  return (
    <div className={`${styles.stack} ${className}`}>
      {layers.map((layer, at) => (
        <div
          key={layer.key}
          data-waiting={layer.key > ready || undefined}
          data-new={layer.key > 0 || undefined}
          className={styles.layer}
          aria-hidden={at < layers.length - 1 || undefined}
          onLoadCapture={arrived(layer.key)}
          onErrorCapture={arrived(layer.key)}
          onAnimationEnd={settled(layer.key)}
        >
          {layer === top ? children : layer.content}
        </div>
      ))}
    </div>
  )
}
