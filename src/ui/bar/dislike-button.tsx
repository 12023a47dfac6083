import { ThumbsDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '../parts/icon-button'
import { useStores } from '../stores-context'
import { useText } from '../use-text'

interface DislikeButtonProps {
  size: number
  className?: string | undefined
}

/** Throws the song of personal FM away, where other queues have their way back. */
export const DislikeButton = observer(function DislikeButton({ size, className }: DislikeButtonProps) {
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
