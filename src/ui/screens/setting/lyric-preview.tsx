import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { coverColours, inactiveAlpha } from '../../../domain/palette/cover-colours'
import { tierDrawing } from '../../../domain/quality/tier-drawing'
import { lyricSize } from '../../lyrics-view/lyric-size'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './lyric-preview.module.css'
import { previewLines } from './preview-lines'
import { PreviewText } from './preview-text'

/** A still picture of the lyrics as they are set, before the colours of the cover that plays. */
export const LyricPreview = observer(function LyricPreview() {
  const { settings, artwork, tier } = useStores()
  const { text } = useText()
  const { lyricsFontSize, lyricsPosition, lyricsBlock, lyricsBlur, showTransl, showRoma } = settings.values
  const { palette, backdrop } = artwork.artwork
  const drawing = tierDrawing[tier.tier]
  const colours = coverColours(palette)
  const blurred = settings.values.backgroundImageShow === 'blur' && drawing.backdrop && backdrop !== null
  const current = lyricsBlock === 'center' ? 1 : 0
  return (
    <div
      aria-hidden
      lang="ja"
      data-position={lyricsPosition}
      data-block={lyricsBlock}
      className={styles.preview}
      style={
        {
          '--page': colours.page,
          '--page-end': colours.pageEnd,
          '--lyric-size': lyricSize(lyricsFontSize),
          '--lyric-inactive-alpha': inactiveAlpha,
        } as CSSProperties
      }
    >
      {blurred && <img src={backdrop} alt="" className={styles.backdrop} />}
      <div data-over={blurred || undefined} className={styles.shade} />
      <div className={styles.lines}>
        {previewLines.map(({ words, roma, tran }, at) => {
          const distance = Math.abs(at - current)
          return (
            <div
              key={tran}
              data-current={distance === 0 || undefined}
              data-distance={lyricsBlur && drawing.lyricBlur ? distance : undefined}
              className={styles.line}
            >
              {showRoma && (
                <p lang="ja-Latn" className={styles.roma}>
                  {roma}
                </p>
              )}
              <PreviewText words={words} current={distance === 0} />
              {showTransl && <p className={styles.translation}>{text(tran)}</p>}
            </div>
          )
        })}
      </div>
    </div>
  )
})
