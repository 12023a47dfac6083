import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { coverColours, inactiveAlpha } from '../../../domain/palette/cover-colours'
import { tierDrawing } from '../../../domain/device-tier/tier-drawing'
import { lyricSize } from '../../features/lyrics/sheet/lyric-size'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './lyric-preview.module.css'
import type { TextKey } from '../../../i18n/text-key'

interface PreviewTextProps {
  words: readonly string[]
  current: boolean
}

/** The words of a line. In the current line the second word is half lit. */
const PreviewText = observer(function PreviewText({ words, current }: PreviewTextProps) {
  const { settings, tier } = useStores()
  const { showYrc, showYrcAnimation, showYrcTransform } = settings.values
  if (!current || !showYrc) return <p className={styles.text}>{words.join('')}</p>
  const midway = showYrcAnimation ? 'half' : 'lit'
  return (
    <p className={styles.text}>
      {words.map((word, at) => (
        <span
          key={word}
          data-word={at === 0 ? 'lit' : at === 1 ? midway : 'dark'}
          data-up={(showYrcTransform && at < 2) || undefined}
          data-soft={tierDrawing[tier.tier].softEdge || undefined}
          className={styles.word}
        >
          {word}
        </span>
      ))}
    </p>
  )
})

interface PreviewLine {
  words: readonly string[]
  roma: string
  tran: TextKey
}

/** Sample lines. They are Japanese because that shows words, romanisation and translation at once. */
const previewLines: readonly PreviewLine[] = [
  { words: ['夜が', '降りて'], roma: 'yoru ga orite', tran: 'settingPlayer.firstLine' },
  { words: ['星を', 'ひとつ', '拾う'], roma: 'hoshi o hitotsu hirou', tran: 'settingPlayer.secondLine' },
  { words: ['きみの', '窓に', '灯す'], roma: 'kimi no mado ni tomosu', tran: 'settingPlayer.thirdLine' },
]

/** A still preview of the lyrics with the current settings, on the colours of the current cover. */
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
