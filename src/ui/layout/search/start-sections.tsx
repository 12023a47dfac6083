import { History, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { SearchTarget } from '../../../domain/search/search-target'
import { Skeleton } from '../../kit/state/skeleton'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { SearchOption } from './search-option'
import styles from './start-sections.module.css'
import type { SearchChoice } from '../../../domain/search/search-choice'

interface HotChoiceProps {
  choice: SearchChoice
  /** Its rank among the hot searches, from 1. */
  rank: number
}

/** A hot search: rank, words, description, and a tag on the first three. */
function HotSearchChoice({ choice, rank }: HotChoiceProps) {
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

interface StartSectionsProps {
  id: string
  onSelect: (target: SearchTarget) => void
  onDeleteHistory: () => void
}

/** Shown while nothing is typed: the search history and the hot searches. */
export const StartSections = observer(function StartSections(props: StartSectionsProps) {
  const { id, onSelect, onDeleteHistory } = props
  const { search } = useStores()
  const { text } = useText()
  const { sections, marked, pending } = search
  const history = sections.find(({ group }) => group === 'history')?.choices ?? []
  const hot = sections.find(({ group }) => group === 'hot')?.choices ?? []
  return (
    <>
      {history.length > 0 && (
        <section className={styles.section}>
          <header className={styles.header}>
            <h2 id={`${id}history`} className={styles.title}>
              {text('search.history')}
            </h2>
            <button type="button" className={styles.delete} onClick={onDeleteHistory}>
              <Trash2 aria-hidden size={15} />
              {text('search.deleteAll')}
            </button>
          </header>
          <div role="listbox" aria-labelledby={`${id}history`} className={styles.chips}>
            {history.map(({ name, target }, at) => (
              <SearchOption
                key={name}
                panelId={id}
                number={at}
                marked={marked === at}
                className={styles.chip}
                onSelect={() => onSelect(target)}
              >
                <History aria-hidden size={14} className={styles.clock} />
                <span className={styles.words}>{name}</span>
              </SearchOption>
            ))}
          </div>
        </section>
      )}
      {(hot.length > 0 || pending) && (
        <section className={styles.section}>
          <h2 id={`${id}hot`} className={styles.title}>
            {text('search.hot')}
          </h2>
          {hot.length === 0 ? (
            <div aria-hidden className={styles.ranking}>
              {Array.from({ length: 10 }, (_, at) => (
                <Skeleton key={at} className={styles.ghost} />
              ))}
            </div>
          ) : (
            <div role="listbox" aria-labelledby={`${id}hot`} className={styles.ranking}>
              {hot.map((choice, at) => (
                <SearchOption
                  key={at}
                  panelId={id}
                  number={history.length + at}
                  marked={marked === history.length + at}
                  onSelect={() => onSelect(choice.target)}
                >
                  <HotSearchChoice choice={choice} rank={at + 1} />
                </SearchOption>
              ))}
            </div>
          )}
        </section>
      )}
    </>
  )
})
