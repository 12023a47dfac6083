import { MicVocal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { ArtistCard } from '../parts/artist-card'
import { FailurePanel } from '../parts/failure-panel'
import { Skeleton } from '../parts/skeleton'
import { StatePanel } from '../parts/state-panel'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { AreaChoice } from './area-choice'
import styles from './artist-section.module.css'

/** Artists of an area, and the way to all of them. */
export const ArtistSection = observer(function ArtistSection() {
  const { homeArtists: store } = useStores()
  const { text } = useText()
  const { artists, failure, loading } = store
  useEffect(() => void store.load(), [store])

  return (
    <section aria-labelledby="home-artists" className={styles.section}>
      <div className={styles.head}>
        <h2 id="home-artists" className={styles.heading}>
          {text('daily.artists')}
        </h2>
        <AreaChoice />
        <Link to="/discover/artists" className={styles.more}>
          {text('daily.moreArtists')}
        </Link>
      </div>
      <div className={styles.content} aria-busy={loading}>
        {failure && !artists ? (
          <FailurePanel failure={failure} waiting={loading} onRetry={() => void store.load()} />
        ) : !artists ? (
          <div aria-hidden className={styles.row}>
            {Array.from({ length: 6 }, (_, at) => (
              <Skeleton key={at} className={styles.ghost} />
            ))}
          </div>
        ) : artists.length === 0 ? (
          <StatePanel icon={MicVocal} title={text('daily.noArtists')} />
        ) : (
          <ul className={styles.row}>
            {artists.map(({ id, name, picUrl }) => (
              <ArtistCard key={id} id={id} name={name} picture={picUrl} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
})
