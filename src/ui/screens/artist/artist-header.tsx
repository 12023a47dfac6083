import { Check, Play, Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ArtistDetail } from '../../../domain/catalogue/artist'
import { Button } from '../../parts/button'
import { Cover } from '../../parts/cover'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import { useTitle } from '../../use-title'
import { ArtistAbout } from './artist-about'
import { ArtistCounts } from './artist-counts'
import styles from './artist-header.module.css'

/** Who an artist is, with buttons that play the hot songs and collect the artist; names the page. */
export const ArtistHeader = observer(function ArtistHeader({ artist }: { artist: ArtistDetail }) {
  const { artistFollows, play } = useStores()
  const { text } = useText()
  const { id, name, aliases, picUrl, coverUrl } = artist
  useTitle(text('artist.title', { name }))
  const followed = artistFollows.isFollowed(artist)

  return (
    <header className={styles.header}>
      <Cover url={picUrl ?? coverUrl} size={500} className={styles.picture} eager />
      <div className={styles.text}>
        <p className={styles.kind}>{text('artist.kind')}</p>
        <h1 className={styles.name}>{name}</h1>
        {aliases.length > 0 && <p className={styles.aliases}>{aliases.join(' / ')}</p>}
        <ArtistCounts artist={artist} />
        <ArtistAbout artist={artist} />
        <div className={styles.actions}>
          <Button tone="solid" onClick={() => void play.artist(id)}>
            <Play aria-hidden size={18} fill="currentColor" />
            {text('artist.play')}
          </Button>
          <Button aria-pressed={followed} onClick={() => void artistFollows.toggle(artist)}>
            {followed ? <Check aria-hidden size={18} /> : <Plus aria-hidden size={18} />}
            {text(followed ? 'artist.unfollow' : 'artist.follow')}
          </Button>
        </div>
      </div>
    </header>
  )
})
