import { MessageCircle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import iconButton from '../parts/icon-button.module.css'
import { useStores } from '../stores-context'
import { useText } from '../use-text'

/** The way to what others wrote about the current track. */
export const CommentsLink = observer(function CommentsLink({
  className = '',
}: {
  className?: string | undefined
}) {
  const { player } = useStores()
  const { text } = useText()
  if (!player.track) return null
  return (
    <Link
      to={`/comment?id=${player.track.id}`}
      aria-label={text('player.comments')}
      title={text('player.comments')}
      className={`${iconButton.button} ${className}`}
    >
      <MessageCircle aria-hidden size={20} />
    </Link>
  )
})
