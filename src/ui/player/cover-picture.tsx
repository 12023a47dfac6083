import { observer } from 'mobx-react-lite'
import type { Track } from '../../domain/catalogue/track'
import { tierDrawing } from '../../domain/quality/tier-drawing'
import { Cover } from '../parts/cover'
import { useStores } from '../stores-context'
import styles from './cover-picture.module.css'
import { CrossFade } from './cross-fade'

/** The cover, its own light below it; it steps back a little while nothing is to sound. */
export const CoverPicture = observer(function CoverPicture({ track }: { track: Track }) {
  const { player, artwork, tier } = useStores()
  const { picUrl, name } = track.album
  const glow = tierDrawing[tier.tier].backdrop ? artwork.artwork.backdrop : null
  return (
    <div data-resting={!player.wantsSound || undefined} className={styles.frame}>
      <CrossFade id={glow} waits={glow !== null} className={styles.glow}>
        {glow && <img src={glow} alt="" className={styles.light} />}
      </CrossFade>
      <CrossFade id={picUrl} waits={picUrl !== null} className={styles.picture}>
        <Cover url={picUrl} size={1024} alt={name} eager className={styles.cover} />
      </CrossFade>
    </div>
  )
})
