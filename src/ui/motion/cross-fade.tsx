import { useState } from 'react'
import type { AnimationEvent, ReactNode } from 'react'
import styles from './cross-fade.module.css'

interface Layer {
  key: number
  id: string | null
  content: ReactNode
  /** Whether it is hidden until its picture is loaded. */
  waiting: boolean
}

interface CrossFadeProps {
  /** Identifies the content; content of another id fades in over the old one. */
  id: string | null
  /** Whether the content is a picture, which must be loaded before it fades in. */
  waitForLoad?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Number of old layers kept, so that skipping through tracks does not pile them up. */
const maxLayersBelow = 2

/** Shows its children and fades them over the old ones when `id` changes; the old ones stay until the fade has ended. */
export function CrossFade({ id, waitForLoad = false, className = '', children }: CrossFadeProps) {
  const [layers, setLayers] = useState<Layer[]>([{ key: 0, id, content: children, waiting: false }])
  const top = layers.at(-1)
  if (top && top.id !== id) {
    const added = { key: top.key + 1, id, content: children, waiting: waitForLoad }
    setLayers([...layers.slice(-maxLayersBelow), added])
  }

  const onLoaded = (key: number) => () =>
    setLayers((all) => all.map((layer) => (layer.key > key ? layer : { ...layer, waiting: false })))
  const onFadedIn = (key: number) => (event: AnimationEvent) => {
    if (event.target === event.currentTarget) setLayers((all) => all.filter((layer) => layer.key >= key))
  }

  return (
    <div className={`${styles.stack} ${className}`}>
      {layers.map((layer, at) => (
        <div
          key={layer.key}
          data-waiting={layer.waiting || undefined}
          data-new={layer.key > 0 || undefined}
          className={styles.layer}
          aria-hidden={at < layers.length - 1 || undefined}
          onLoadCapture={onLoaded(layer.key)}
          onErrorCapture={onLoaded(layer.key)}
          onAnimationEnd={onFadedIn(layer.key)}
        >
          {layer === top ? children : layer.content}
        </div>
      ))}
    </div>
  )
}
