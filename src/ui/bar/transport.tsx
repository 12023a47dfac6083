import { LoaderCircle, Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useShortcut } from '../keyboard/use-shortcut'
import { IconButton } from '../parts/icon-button'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { DislikeButton } from './dislike-button'
import styles from './transport.module.css'

interface TransportProps {
  className?: string | undefined
  large?: boolean
}

/** Previous or, in personal FM, dislike; play or pause; next. The middle one says what a press will do. */
export const Transport = observer(function Transport({ className = '', large = false }: TransportProps) {
  const { player, queue, personalFm } = useStores()
  const { text } = useText()
  const { wantsSound } = player
  const waiting = player.waiting || (queue.fm && personalFm.waiting)
  const previousKeys = useShortcut('previous')
  const skip = large ? 30 : 24
  return (
    <div className={`${styles.transport} ${large ? styles.large : ''} ${className}`}>
      {queue.fm ? (
        <DislikeButton size={large ? 26 : 20} className={styles.previous} />
      ) : (
        <IconButton
          label={text('player.previous')}
          aria-keyshortcuts={previousKeys}
          className={styles.previous}
          onClick={() => player.previous()}
        >
          <SkipBack aria-hidden size={skip} fill="currentColor" strokeWidth={1.5} />
        </IconButton>
      )}
      <IconButton
        filled
        label={text(wantsSound ? 'player.pause' : 'player.play')}
        aria-busy={waiting}
        aria-keyshortcuts={useShortcut('toggle')}
        data-blocked={player.state.blocked || undefined}
        className={styles.play}
        onClick={() => player.toggle()}
      >
        {wantsSound ? (
          <Pause aria-hidden size={large ? 28 : 22} fill="currentColor" strokeWidth={1} />
        ) : (
          <Play aria-hidden size={large ? 28 : 22} fill="currentColor" className={styles.triangle} />
        )}
        {waiting && (
          <span aria-hidden className={styles.spinner}>
            <LoaderCircle strokeWidth={1} className={styles.arc} />
          </span>
        )}
      </IconButton>
      <IconButton
        label={text('player.next')}
        aria-keyshortcuts={useShortcut('next')}
        onClick={() => player.next()}
      >
        <SkipForward aria-hidden size={skip} fill="currentColor" strokeWidth={1.5} />
      </IconButton>
    </div>
  )
})
