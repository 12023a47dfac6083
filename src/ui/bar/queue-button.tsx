import { ListMusic } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useShortcut } from '../keyboard/use-shortcut'
import { IconButton } from '../parts/icon-button'
import { useStores } from '../stores-context'
import { useText } from '../use-text'

/** Opens the play queue, and shuts it. Personal FM has none to look at. */
export const QueueButton = observer(function QueueButton({ className }: { className?: string | undefined }) {
  const { shell, queue } = useStores()
  const { text } = useText()
  const keys = useShortcut('queue')
  if (queue.fm) return null
  return (
    <IconButton
      label={text('player.queue')}
      aria-keyshortcuts={keys}
      aria-expanded={shell.queueOpen}
      aria-controls="play-queue"
      className={className}
      onClick={() => shell.toggleQueue()}
    >
      <ListMusic aria-hidden size={22} />
    </IconButton>
  )
})
