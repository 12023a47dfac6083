import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../kit/button/button'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'

interface CollectButtonProps {
  kind: 'playlist' | 'album'
  id: number
}

/** Adds a playlist or album to the listener's collection or removes it; visitors are told to log in. */
export const CollectButton = observer(function CollectButton({ kind, id }: CollectButtonProps) {
  const { collections, session } = useStores()
  const { text } = useText()
  const userId = session.profile?.userId
  useEffect(() => void collections.load(kind, id), [collections, kind, id, userId])
  const collected = collections.isCollected(kind, id)
  return (
    <Button data-compact aria-pressed={collected} onClick={() => void collections.toggle(kind, id)}>
      <Heart aria-hidden size={18} fill={collected ? 'currentColor' : 'none'} />
      <span>{collected ? text('collection.uncollect') : text('collection.collect')}</span>
    </Button>
  )
})
