import type { SearchChoice } from '../../domain/search/search-choice'
import { useText } from '../use-text'
import styles from './hot-choice.module.css'

interface HotChoiceProps {
  choice: SearchChoice
  /** Its place among the hot searches, from 1. */
  rank: number
}

/** A hot search: its place, its words, what they are about, and a tag on the first three. */
export function HotChoice({ choice, rank }: HotChoiceProps) {
  const { text } = useText()
  const { name, detail, tag } = choice
  return (
    <>
      <span className={styles.rank} data-first={tag !== null || undefined}>
        {rank}
      </span>
      <span className={styles.text}>
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          {tag && (
            <span className={`${styles.tag} ${styles[tag]}`}>
              {text(tag === 'hot' ? 'search.tagHot' : 'search.tagUp')}
            </span>
          )}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  )
}
