import { observer } from 'mobx-react-lite'
import { coverColours } from '../../../domain/palette/cover-colours'
import { tierDrawing } from '../../../domain/device-tier/tier-drawing'
import { useStores } from '../../hooks/stores-context'
import { CrossFade } from '../../motion/cross-fade'
import styles from './player-background.module.css'

/**
 * The blurred cover, if the settings and the device tier allow it, with a gradient of the cover's colours over it. Fills
 * its containing block.
 */
export const PlayerBackground = observer(function PlayerBackground() {
  const { settings, artwork, tier } = useStores()
  const { backdrop, palette } = artwork.artwork
  const colours = coverColours(palette)
  const gradient = `linear-gradient(160deg, ${colours.page}, ${colours.pageEnd})`
  const blurred = backdrop !== null && settings.values.backgroundImageShow === 'blur'
  const backdropShown = blurred && tierDrawing[tier.tier].backdrop
  return (
    <>
      <div data-covered={!backdropShown || undefined} className={styles.backdrop}>
        <CrossFade id={blurred ? backdrop : null} waitForLoad={blurred} className={styles.fill}>
          {blurred && <img src={backdrop} alt="" className={styles.blurred} />}
        </CrossFade>
      </div>
      <div data-over={backdropShown || undefined} className={styles.shade}>
        <CrossFade id={gradient} className={styles.fill}>
          <div style={{ background: gradient }} />
        </CrossFade>
      </div>
    </>
  )
})
