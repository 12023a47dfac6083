import { observer } from 'mobx-react-lite'
import { tierDrawing } from '../../../domain/quality/tier-drawing'
import { useStores } from '../../stores-context'
import styles from './lyric-preview.module.css'

interface PreviewTextProps {
  words: readonly string[]
  current: boolean
}

/** The words of a line; in the current one the light has come half-way through the second of them. */
export const PreviewText = observer(function PreviewText({ words, current }: PreviewTextProps) {
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
