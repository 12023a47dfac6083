import { observer } from 'mobx-react-lite'
import type { SearchTarget } from '../../../domain/search/search-target'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { LinkSection } from './link-section'
import styles from './search-panel.module.css'
import { StartSections } from './start-sections'
import { SuggestionSections } from './suggestion-sections'
import { CloudOff } from 'lucide-react'
import type { Failure } from '../../../contract/failure'
import { failureText } from '../../../i18n/failure-text'
import { Button } from '../../kit/button/button'
import { passFocusToAncestor } from '../../kit/dialog/pass-focus-to-ancestor'

interface SearchPanelProps {
  id: string
  onSelect: (target: SearchTarget) => void
  onDeleteHistory: () => void
}

/** The choices below the search box. Pointer input does not take the focus from the box. */
export const SearchPanel = observer(function SearchPanel({
  id,
  onSelect,
  onDeleteHistory,
}: SearchPanelProps) {
  const { search } = useStores()
  const { text } = useText()
  const { words, sections, choices, failure, pending } = search
  const fromLink = sections[0]?.group === 'link'
  const settled = words && !fromLink && !pending && !failure
  const offer = { id, onSelect }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only keeps focus in the box
    <div
      id={id}
      aria-busy={pending}
      className={styles.panel}
      onMouseDown={(event) => event.preventDefault()}
      // the arrows of the box move through it, so that its scrolling needs no Tab stop
      role="group"
      tabIndex={-1}
      data-scroller
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

/** Why there are no suggestions, with a retry button. Enter in the box still searches. */
function SearchFailure({ failure }: { failure: Failure }) {
  const { search } = useStores()
  const { text } = useText()
  const { key, values } = failureText(failure)
  return (
    <div ref={passFocusToAncestor} role="status" className={styles.failure}>
      <CloudOff aria-hidden size={20} className={styles.icon} />
      <p className={styles.text}>{text(key, values)}</p>
      <Button onClick={() => search.retry()}>{text('app.retry')}</Button>
    </div>
  )
}
