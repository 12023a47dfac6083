import { MicVocal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import { ArtistCard } from '../../features/cards/artist-card'
import { FailurePanel } from '../../kit/state/failure-panel'
import { Skeleton } from '../../kit/state/skeleton'
import { StatePanel } from '../../kit/state/state-panel'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './artist-section.module.css'
import type { ArtistArea } from '../../../stores/home/home-artists-store'

/** Chooses the area whose artists are shown. It is a radio group, so arrow keys move within it. */
const AreaChoice = observer(function AreaChoice() {
  const { homeArtists: store } = useStores()
  const { text } = useText()
  const id = useId()
  const areas: { area: ArtistArea; name: string }[] = [
    { area: -1, name: text('daily.all') },
    { area: 7, name: text('daily.chinese') },
    { area: 96, name: text('daily.western') },
    { area: 8, name: text('daily.japanese') },
    { area: 16, name: text('daily.korean') },
  ]
  return (
    <fieldset className={styles.areas}>
      <legend className="visually-hidden">{text('daily.areas')}</legend>
      {areas.map(({ area, name }) => (
        <label key={area} className={styles.area}>
          <input
            type="radio"
            name={id}
            checked={store.area === area}
            className={styles.radio}
            onChange={() => void store.selectArea(area)}
          />
          <span className={styles.name}>{name}</span>
        </label>
      ))}
    </fieldset>
  )
})

/** Popular artists of an area, and a link to all artists. */
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
