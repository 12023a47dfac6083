import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../parts/button'
import { useStores } from '../stores-context'
import { useText } from '../use-text'

interface CollectButtonProps {
  kind: 'playlist' | 'album'
  id: number
}

/** Puts a playlist or album into the listener's collection, or takes it out; a visitor is told what it takes. */
export const CollectButton = observer(function CollectButton({ kind, id }: CollectButtonProps) {
  const { collections, session } = useStores()
  const { text } = useText()
  const userId = session.profile?.userId
  useEffect(() => void collections.look(kind, id), [collections, kind, id, userId])
  const collected = collections.isCollected(kind, id)
  return (
    <Button aria-pressed={collected} onClick={() => void collections.toggle(kind, id)}>
      <Heart aria-hidden size={18} fill={collected ? 'currentColor' : 'none'} />
      {collected ? text('collection.uncollect') : text('collection.collect')}
    </Button>
  )
})
