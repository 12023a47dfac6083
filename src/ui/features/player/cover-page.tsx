import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { ArtistLinks } from '../tracks/artist-links'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './cover-page.module.css'
import { NoLyricsNote } from '../lyrics/no-lyrics-note'
import { VinylRecord } from './vinyl-record'
import type { Track } from '../../../contract/replies/track'
import { coverSourceSet } from '../../../domain/catalogue/cover-source-set'
import { tierDrawing } from '../../../domain/device-tier/tier-drawing'
import { Cover } from '../../kit/card/cover'
import pictureStyles from './cover-picture.module.css'
import { CrossFade } from '../../motion/cross-fade'

/** The large cover or vinyl record with the names of the track. `alone`: the track has no lyrics page. */
export const CoverPage = observer(function CoverPage({ alone }: { alone: boolean }) {
  const { player, settings } = useStores()
  const { text, languageOf } = useText()
  const { track } = player
  if (!track) return null
  const Picture = settings.values.playerStyle === 'record' ? VinylRecord : CoverPicture
  return (
    <section aria-label={text('lyrics.cover')} data-pull className={styles.page}>
      <div className={styles.picture}>
        <Picture track={track} />
      </div>
      <h2 className={styles.name}>
        <Link to={`/song?id=${track.id}`} lang={languageOf(track.name)} className={styles.link}>
          {track.name}
        </Link>
      </h2>
      <p className={styles.artists}>
        <ArtistLinks languageOf={languageOf} artists={track.artists} />
        {track.album.id > 0 && (
          <>
            {' · '}
            <Link
              to={`/album?id=${track.album.id}`}
              lang={languageOf(track.album.name)}
              className={styles.album}
            >
              {track.album.name || text('track.unknownAlbum')}
            </Link>
          </>
        )}
      </p>
      <div className={styles.below}>{alone && <NoLyricsNote key={track.id} />}</div>
    </section>
  )
})

/** The cover with a glow below it, a little smaller while paused. */
const CoverPicture = observer(function CoverPicture({ track }: { track: Track }) {
  const { player, artwork, tier } = useStores()
  const { picUrl, name } = track.album
  const glow = tierDrawing[tier.tier].backdrop ? artwork.artwork.backdrop : null
  return (
    <div data-resting={!player.wantsSound || undefined} className={pictureStyles.frame}>
      <CrossFade id={glow} waitForLoad={glow !== null} className={pictureStyles.glow}>
        {glow && <img src={glow} alt="" className={pictureStyles.light} />}
      </CrossFade>
      <CrossFade id={picUrl} waitForLoad={picUrl !== null} className={pictureStyles.picture}>
        <Cover
          url={picUrl}
          size={500}
          sourceSet={coverSourceSet(picUrl)}
          alt={name}
          className={pictureStyles.cover}
        />
      </CrossFade>
    </div>
  )
})
