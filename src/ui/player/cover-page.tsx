import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { artistNames } from '../../domain/catalogue/artist-names'
import { Cover } from '../parts/cover'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './cover-page.module.css'

/** The large cover with what it is called. */
export const CoverPage = observer(function CoverPage() {
  const { player } = useStores()
  const { text } = useText()
  const { track } = player
  if (!track) return null
  return (
    <section aria-label={text('lyrics.cover')} className={styles.page}>
      <Cover url={track.album.picUrl} size={1024} alt={track.album.name} eager className={styles.cover} />
      <h2 className={styles.name}>{track.name}</h2>
      <p className={styles.artists}>
        {artistNames(track.artists) || text('app.unknownArtist')}
        {track.album.id > 0 && (
          <>
            {' · '}
            <Link to={`/album?id=${track.album.id}`} className={styles.album}>
              {track.album.name}
            </Link>
          </>
        )}
      </p>
    </section>
  )
})
