import { Check, Play, Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import type { ArtistDetail } from '../../../contract/replies/artist'
import { Button } from '../../kit/button/button'
import { Cover } from '../../kit/card/cover'
import hero from '../../kit/page/hero-header.module.css'
import { Skeleton } from '../../kit/state/skeleton'
import { useLazyDialog } from '../../kit/dialog/use-lazy-dialog'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { useTitle } from '../../hooks/use-title'
import styles from './artist-header.module.css'

/**
 * The head of an artist's page, with buttons that play the hot songs and follow the artist. Sets the page title.
 */
export const ArtistHeader = observer(function ArtistHeader({ artist }: { artist: ArtistDetail }) {
  const { artistFollows, play } = useStores()
  const { text, languageOf } = useText()
  const { id, name, aliases, picUrl, coverUrl } = artist
  useTitle(text('artist.title', { name }))
  const followed = artistFollows.isFollowed(artist)

  return (
    <header className={`${hero.header} ${styles.header}`}>
      <Cover url={picUrl ?? coverUrl} size={500} className={hero.picture} eager />
      <div className={hero.text}>
        <div className={styles.facts}>
          <p className={hero.kind}>{text('artist.kind')}</p>
          <h1 lang={languageOf(name)} className={hero.name}>
            {name}
          </h1>
          {aliases.length > 0 && <p className={styles.aliases}>{aliases.join(' / ')}</p>}
          <ArtistCounts artist={artist} />
        </div>
        <ArtistAbout artist={artist} />
        <div className={`${hero.actions} ${hero.outdent} ${styles.actions}`}>
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

/** Links to the artist's songs, albums and videos with their counts. Counts of zero are left out. */
function ArtistCounts({ artist }: { artist: ArtistDetail }) {
  const { text } = useText()
  const { id, trackCount, albumCount, videoCount } = artist
  const counts = [
    { tab: 'songs', count: trackCount, name: text('artist.songCount', { count: trackCount }) },
    { tab: 'albums', count: albumCount, name: text('artist.albumCount', { count: albumCount }) },
    { tab: 'videos', count: videoCount, name: text('artist.videoCount', { count: videoCount }) },
  ].filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <ul className={styles.counts}>
      {counts.map(({ tab, name }) => (
        <li key={tab}>
          <Link to={`/artist/${tab}?id=${id}`} className={styles.count}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The first lines of the artist's biography. A press opens all of it. */
function ArtistAbout({ artist }: { artist: ArtistDetail }) {
  const { backend } = useStores()
  const { text, languageOf } = useText()
  const { open, dialog } = useLazyDialog()
  const { id, name, description } = artist
  if (!description) return null

  const load = async () => {
    const { ArtistStoryDialog } = await import('./artist-story-dialog')
    const story = backend.call('artistDesc', { id })
    return (onClose: () => void) => (
      <ArtistStoryDialog name={name} brief={description} story={story} onClose={onClose} />
    )
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${hero.outdent} ${styles.about}`}
        onClick={() => void open(load)}
      >
        <span lang={languageOf(description)} className={styles.brief}>
          {description}
        </span>
        <span className={styles.more}>{text('artist.readAbout')}</span>
      </button>
      {dialog}
    </>
  )
}

export function ArtistHeaderSkeleton() {
  return (
    <div aria-hidden className={`${hero.header} ${styles.header}`}>
      <Skeleton className={hero.ghost} />
      <div className={hero.text}>
        <Skeleton style={{ width: 'min(16ch, 100%)', height: 44 }} />
        <Skeleton style={{ width: 'min(28ch, 100%)', height: 20 }} />
        <Skeleton style={{ width: 'min(48ch, 100%)', height: 44 }} />
      </div>
    </div>
  )
}
