import { ListMusic } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useAriaShortcut } from '../keyboard/use-aria-shortcut'
import { IconButton } from '../../kit/button/icon-button'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'

/** Opens and closes the play queue. Not shown in personal FM. */
export const QueueButton = observer(function QueueButton({ className }: { className?: string | undefined }) {
  const { shell, queue } = useStores()
  const { text } = useText()
  const keys = useAriaShortcut('queue')
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
