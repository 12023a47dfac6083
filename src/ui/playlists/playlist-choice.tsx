import { LoaderCircle, Lock } from 'lucide-react'
import type { PlaylistDetail } from '../../domain/catalogue/playlist'
import { Cover } from '../parts/cover'
import { useText } from '../use-text'
import styles from './playlist-choice.module.css'

interface PlaylistChoiceProps {
  playlist: PlaylistDetail
  /** Whether it is being filled. */
  waiting: boolean
  onChoose: () => void
}

export function PlaylistChoice({ playlist, waiting, onChoose }: PlaylistChoiceProps) {
  const { text } = useText()
  const { name, cover, trackCount, isPrivate } = playlist
  return (
    <div role="listitem" className={styles.item}>
      <button type="button" aria-busy={waiting} className={styles.row} onClick={onChoose}>
        <Cover url={cover} size={96} className={styles.cover} />
        <span className={styles.text}>
          <span title={name} className={styles.name}>
            {name}
          </span>
          <span className={styles.count}>
            {isPrivate && <Lock size={12} aria-label={text('library.private')} role="img" />}
            {text('list.tracks', { count: trackCount })}
          </span>
        </span>
        {waiting && <LoaderCircle aria-hidden size={20} className={styles.spinner} />}
      </button>
    </div>
  )
}
