import { LoaderCircle, Pause, Play, SkipBack, SkipForward, ThumbsDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useAriaShortcut } from '../keyboard/use-aria-shortcut'
import { IconButton } from '../../kit/button/icon-button'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './transport.module.css'

interface TransportProps {
  className?: string | undefined
  large?: boolean
}

/** Previous (in personal FM: dislike), play or pause, and next. */
export const Transport = observer(function Transport({ className = '', large = false }: TransportProps) {
  const { player, queue, personalFm } = useStores()
  const { text } = useText()
  const { wantsSound } = player
  const waiting = player.waiting || (queue.fm && personalFm.waiting)
  const previousKeys = useAriaShortcut('previous')
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
        aria-keyshortcuts={useAriaShortcut('toggle')}
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
        aria-keyshortcuts={useAriaShortcut('next')}
        onClick={() => player.next()}
      >
        <SkipForward aria-hidden size={skip} fill="currentColor" strokeWidth={1.5} />
      </IconButton>
    </div>
  )
})

interface DislikeButtonProps {
  size: number
  className?: string | undefined
}

/** Dislikes the song of personal FM, in place of the previous button. */
const DislikeButton = observer(function DislikeButton({ size, className }: DislikeButtonProps) {
  const { personalFm } = useStores()
  const { text } = useText()
  return (
    <IconButton
      label={text('fm.dislike')}
      aria-busy={personalFm.disliking}
      className={className}
      onClick={() => void personalFm.dislike()}
    >
      <ThumbsDown aria-hidden size={size} strokeWidth={1.75} />
    </IconButton>
  )
})
