import { observer } from 'mobx-react-lite'
import type { SearchTarget } from '../../domain/search/search-target'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { LinkSection } from './link-section'
import { SearchFailure } from './search-failure'
import styles from './search-panel.module.css'
import { StartSections } from './start-sections'
import { SuggestionSections } from './suggestion-sections'

interface SearchPanelProps {
  id: string
  onTake: (target: SearchTarget) => void
  onDeleteHistory: () => void
}

/** What the search box offers; focus stays in the box while it is used by pointer. */
export const SearchPanel = observer(function SearchPanel({ id, onTake, onDeleteHistory }: SearchPanelProps) {
  const { search } = useStores()
  const { text } = useText()
  const { words, sections, choices, failure, waiting } = search
  const fromLink = sections[0]?.group === 'link'
  const settled = words && !fromLink && !waiting && !failure
  const offer = { id, onTake }
  return (
    <div
      id={id}
      aria-busy={waiting}
      className={styles.panel}
      onMouseDown={(event) => event.preventDefault()}
      role="presentation"
    >
      <p role="status" className="visually-hidden">
        {settled &&
          (choices.length > 0
            ? text('search.count', { count: choices.length })
            : text('search.none', { words }))}
      </p>
      {!words && <StartSections {...offer} onDeleteHistory={onDeleteHistory} />}
      {words && fromLink && <LinkSection {...offer} />}
      {words && !fromLink && <SuggestionSections {...offer} />}
      {failure && <SearchFailure failure={failure} />}
    </div>
  )
})
