import { ArrowLeft, Search, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'
import { useAriaShortcut } from '../../features/keyboard/use-aria-shortcut'
import { IconButton } from '../../kit/button/icon-button'
import { useStores } from '../../hooks/stores-context'
import { useLayer } from '../../kit/layers/use-layer'
import { useMediaQuery } from '../../kit/use-media-query'
import { useText } from '../../kit/use-text'
import { choiceId } from './choice-id'
import styles from './search-box.module.css'
import { useDeleteSearchHistory } from './use-delete-search-history'
import { useSearchField } from './use-search-field'
import { useSearchPanel } from './use-search-panel'

const maxLength = 200

interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>
  field: ReturnType<typeof useSearchField>['field']
  /** The id of the panel while it is shown. */
  panelId: string | undefined
  onOpen: () => void
}

/** The text field, with buttons to leave it on narrow screens and to clear it. */
const SearchField = observer(function SearchField({ ref, field, panelId, onOpen }: SearchFieldProps) {
  const { search, shell } = useStores()
  const { text } = useText()
  const keys = useAriaShortcut('search')
  return (
    <div className={styles.field}>
      <IconButton label={text('search.close')} className={styles.leave} onClick={() => shell.closeSearch()}>
        <ArrowLeft aria-hidden size={22} />
      </IconButton>
      <Search aria-hidden size={17} className={styles.glass} />
      <input
        {...field}
        ref={ref}
        type="search"
        name="keywords"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxLength}
        aria-label={text('search.label')}
        placeholder={text('search.placeholder')}
        aria-keyshortcuts={keys}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={panelId}
        aria-activedescendant={
          panelId !== undefined && search.marked !== null ? choiceId(panelId, search.marked) : undefined
        }
        className={styles.input}
        onFocus={onOpen}
        onClick={onOpen}
      />
      {search.text && (
        <IconButton
          label={text('search.clear')}
          className={styles.clear}
          onClick={() => {
            search.setText('')
            ref.current?.focus()
          }}
        >
          <X aria-hidden size={17} />
        </IconButton>
      )}
    </div>
  )
})

/**
 * The search box of the shell. Its panel opens below it on focus. On narrow screens a button opens both, and they
 * cover the screen.
 */
export const SearchBox = observer(function SearchBox() {
  const { search, shell } = useStores()
  const { text } = useText()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { searchOpen, searchFocusRequests } = shell
  const { Panel, fetchPanel } = useSearchPanel()
  const { field, select } = useSearchField()
  const focusInput = () => input.current?.focus()
  const { ask, question } = useDeleteSearchHistory(focusInput)

  useEffect(() => {
    if (!searchOpen) return
    search.open()
    return () => search.close()
  }, [search, searchOpen])

  useEffect(() => {
    if (searchFocusRequests === 0) return
    input.current?.focus()
    input.current?.select()
  }, [searchFocusRequests])

  const coversPage = useMediaQuery('(width < 768px)')
  useLayer(searchOpen && coversPage, () => shell.closeSearch())

  const open = () => {
    fetchPanel()
    shell.openSearch()
  }
  // focus went to another window if the element is still the active one
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const within = relatedTarget ?? document.activeElement
    if (!root.current?.contains(within)) shell.closeSearch()
  }
  const panelShown = searchOpen && Panel !== null
  return (
    <div ref={root} data-open={searchOpen || undefined} className={styles.search} onBlur={onBlur}>
      <IconButton
        label={text('search.label')}
        aria-haspopup="dialog"
        className={styles.opener}
        onPointerEnter={fetchPanel}
        onClick={() => {
          fetchPanel()
          shell.focusSearch()
        }}
      >
        <Search aria-hidden size={21} />
      </IconButton>
      {searchOpen && <div aria-hidden className={styles.scrim} />}
      <search className={styles.sheet} onPointerEnter={fetchPanel}>
        <SearchField ref={input} field={field} panelId={panelShown ? id : undefined} onOpen={open} />
        {panelShown && <Panel id={id} onSelect={select} onDeleteHistory={ask} />}
      </search>
      {question}
    </div>
  )
})
