import { observer } from 'mobx-react-lite'
import { CardSection } from '../../features/cards/card-section'
import { CollectionCard } from '../../kit/card/collection-card'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { playableOf } from './playable-of'

/** The albums and playlists that are kept, as cards that lead to their songs on this device. */
export const KeptLists = observer(function KeptLists() {
  const { kept, player } = useStores()
  const { text } = useText()
  return (
    <CardSection title={text('offline.lists')}>
      {kept.lists.map((list) => (
        <CollectionCard
          key={list.key}
          to={`/kept?${new URLSearchParams({ list: list.key })}`}
          name={list.name}
          cover={list.cover}
          detail={text('offline.listShare', { ...kept.shareOf(list) })}
          playLabel={text('offline.play', { name: list.name })}
          onPlay={async () => player.playAll(playableOf(kept.songsOf(list)), 0, list.id)}
        />
      ))}
    </CardSection>
  )
})
