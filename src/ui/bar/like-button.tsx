import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useShortcut } from '../keyboard/use-shortcut'
import { IconButton } from '../parts/icon-button'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './like-button.module.css'

interface LikeButtonProps {
  size?: number
  className?: string | undefined
}

/** Likes the current track, or no longer; there for those who are logged in. */
export const LikeButton = observer(function LikeButton({ size = 20, className = '' }: LikeButtonProps) {
  const { likes, player, session } = useStores()
  const { text } = useText()
  const { track } = player
  const keys = useShortcut('like')
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
