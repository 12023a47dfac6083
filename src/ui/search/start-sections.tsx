import { History, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { SearchTarget } from '../../domain/search/search-target'
import { Skeleton } from '../parts/skeleton'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { HotChoice } from './hot-choice'
import { SearchOption } from './search-option'
import styles from './start-sections.module.css'

interface StartSectionsProps {
  id: string
  onTake: (target: SearchTarget) => void
  onDeleteHistory: () => void
}

/** While nothing is typed: what was searched for, and what others search for. */
export const StartSections = observer(function StartSections(props: StartSectionsProps) {
  const { id, onTake, onDeleteHistory } = props
  const { search } = useStores()
  const { text } = useText()
  const { sections, marked, waiting } = search
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
                onTake={() => onTake(target)}
              >
                <History aria-hidden size={14} className={styles.clock} />
                <span className={styles.words}>{name}</span>
              </SearchOption>
            ))}
          </div>
        </section>
      )}
      {(hot.length > 0 || waiting) && (
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
                  onTake={() => onTake(choice.target)}
                >
                  <HotChoice choice={choice} rank={at + 1} />
                </SearchOption>
              ))}
            </div>
          )}
        </section>
      )}
    </>
  )
})
