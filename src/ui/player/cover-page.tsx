import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { ArtistLinks } from '../bar/artist-links'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './cover-page.module.css'
import { CoverPicture } from './cover-picture'
import { NoWords } from './no-words'
import { Record } from './record'

/** The large cover, or the record it is the label of, with what it is called. `alone`: no words stand beside it. */
export const CoverPage = observer(function CoverPage({ alone }: { alone: boolean }) {
  const { player, settings } = useStores()
  const { text } = useText()
  const { track } = player
  if (!track) return null
  const Picture = settings.values.playerStyle === 'record' ? Record : CoverPicture
  return (
    <section aria-label={text('lyrics.cover')} data-pull className={styles.page}>
      <div className={styles.picture}>
        <Picture track={track} />
      </div>
      <h2 className={styles.name}>
        <Link to={`/song?id=${track.id}`} className={styles.link}>
          {track.name}
        </Link>
      </h2>
      <p className={styles.artists}>
        <ArtistLinks artists={track.artists} />
        {track.album.id > 0 && (
          <>
            {' · '}
            <Link to={`/album?id=${track.album.id}`} className={styles.album}>
              {track.album.name}
            </Link>
          </>
        )}
      </p>
      <div className={styles.below}>{alone && <NoWords key={track.id} />}</div>
    </section>
  )
})
