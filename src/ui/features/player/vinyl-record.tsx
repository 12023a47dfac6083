import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { Track } from '../../../contract/replies/track'
import { coverSourceSet } from '../../../domain/catalogue/cover-source-set'
import { Cover } from '../../kit/card/cover'
import { useStores } from '../../hooks/stores-context'
import { CrossFade } from '../../motion/cross-fade'
import styles from './vinyl-record.module.css'
import { Turntable } from './turntable'
import { useInViewport } from '../../motion/use-in-viewport'
import { useReducedMotion } from '../../motion/use-reduced-motion'

/** The cover as the label of a vinyl record, which turns while the track plays. */
export const VinylRecord = observer(function Record({ track }: { track: Track }) {
  const { player } = useStores()
  const record = useRef<HTMLDivElement>(null)
  const label = useRef<HTMLDivElement>(null)
  const turntable = useRef<Turntable | null>(null)
  const inSight = useInViewport(record)
  const reducedMotion = useReducedMotion()
  const turns = player.playing && inSight && !reducedMotion

  useEffect(() => {
    if (!label.current) return
    const created = new Turntable(label.current)
    turntable.current = created
    return () => {
      turntable.current = null
      created.dispose()
    }
  }, [])

  useEffect(() => {
    if (turns) turntable.current?.start()
    else turntable.current?.stop()
  }, [turns])

  const { picUrl, name } = track.album
  return (
    <div ref={record} className={styles.record}>
      <div className={styles.disc} />
      <div ref={label} className={styles.label}>
        <CrossFade id={picUrl} waitForLoad={picUrl !== null}>
          <Cover
            url={picUrl}
            size={500}
            sourceSet={coverSourceSet(picUrl)}
            alt={name}
            className={styles.cover}
          />
        </CrossFade>
        <span className={styles.hole} />
      </div>
      <svg
        aria-hidden
        viewBox="0 -8 200 200"
        data-lifted={!player.wantsSound || undefined}
        className={styles.needle}
      >
        <path d="M188 9 L186 82 Q185.5 92 180 100 L173 111" className={styles.shadow} />
        <path d="M186.4 -6 L186.1 -2" className={styles.weight} />
        <path d="M186 6 L184 79 Q183.5 89 178 97 L171 108" className={styles.arm} />
        <path d="M168.5 104 L176 108.5 L166.5 126 L160.5 122.5 Z" className={styles.head} />
        <path d="M175 112 L180.5 115.5" className={styles.lift} />
        <circle cx="186" cy="6" r="9" className={styles.base} />
        <circle cx="186" cy="6" r="3.5" className={styles.pivot} />
      </svg>
    </div>
  )
})
