import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useAriaShortcut } from '../keyboard/use-aria-shortcut'
import { IconButton } from '../../kit/button/icon-button'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './like-button.module.css'

interface LikeButtonProps {
  size?: number
  className?: string | undefined
}

/** Likes or unlikes the current track; only for logged-in listeners. */
export const LikeButton = observer(function LikeButton({ size = 20, className = '' }: LikeButtonProps) {
  const { likes, player, session } = useStores()
  const { text } = useText()
  const { track } = player
  const keys = useAriaShortcut('like')
  if (!track || !session.profile) return null
  const liked = likes.isLiked(track.id)
  return (
    <IconButton
      label={text(liked ? 'player.unlike' : 'player.like')}
      aria-keyshortcuts={keys}
      data-liked={liked || undefined}
      className={`${styles.like} ${className}`}
      onClick={() => void likes.toggle(track)}
    >
      <Heart
        key={`${liked}`}
        aria-hidden
        size={size}
        fill={liked ? 'currentColor' : 'none'}
        className={styles.heart}
      />
    </IconButton>
  )
})
