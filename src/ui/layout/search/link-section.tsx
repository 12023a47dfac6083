import { Link2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ItemKind, SearchTarget } from '../../../domain/search/search-target'
import type { TextKey } from '../../../i18n/text-key'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './link-section.module.css'
import { SearchOption } from './search-option'

const actions: Record<ItemKind, TextKey> = {
  song: 'search.openSong',
  artist: 'search.openArtist',
  album: 'search.openAlbum',
  playlist: 'search.openPlaylist',
}

interface LinkSectionProps {
  id: string
  onSelect: (target: SearchTarget) => void
}

/** The one choice for a pasted link. */
export const LinkSection = observer(function LinkSection({ id, onSelect }: LinkSectionProps) {
  const { search } = useStores()
  const { text } = useText()
  const [choice] = search.choices
  if (!choice || choice.target.kind === 'words') return null
  return (
    <div role="listbox" aria-label={text('search.link')}>
      <SearchOption
        panelId={id}
        number={0}
        marked={search.marked === 0}
        onSelect={() => onSelect(choice.target)}
      >
        <Link2 aria-hidden size={20} className={styles.icon} />
        <span className={styles.text}>
          <span>{text(actions[choice.target.kind])}</span>
          <span className={styles.address}>{choice.name}</span>
        </span>
      </SearchOption>
    </div>
  )
})
