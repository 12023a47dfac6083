import { observer } from 'mobx-react-lite'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'

/** A link past the page to the player bar, while there is one. */
export const SkipToPlayer = observer(function SkipToPlayer() {
  const { queue, video } = useStores()
  const { text } = useText()
  if (queue.isEmpty || video.hasSound) return null
  return (
    <a href="#player" data-skip>
      {text('player.skip')}
    </a>
  )
})
