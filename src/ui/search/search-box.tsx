import { ArrowLeft, Search, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import type { FocusEvent } from 'react'
import { useShortcut } from '../keyboard/use-shortcut'
import { IconButton } from '../parts/icon-button'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { choiceId } from './choice-id'
import styles from './search-box.module.css'
import { useDeleteHistory } from './use-delete-history'
import { useSearchField } from './use-search-field'
import { useSearchPanel } from './use-search-panel'

const longest = 200

/**
 * The search box of the frame. What it offers opens below it with focus; where it is narrow, both cover the screen
 * and a button opens them.
 */
export const SearchBox = observer(function SearchBox() {
  const { search, shell } = useStores()
  const { text } = useText()
  const id = useId()
  const keys = useShortcut('search')
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { searchOpen, searchCalls } = shell
  const { Panel, fetchPanel } = useSearchPanel()
  const { field, take } = useSearchField()
  const focusInput = () => input.current?.focus()
  const { ask, question } = useDeleteHistory(focusInput)

  useEffect(() => {
    if (!searchOpen) return
    search.open()
    return () => search.close()
  }, [search, searchOpen])

  useEffect(() => {
    if (searchCalls === 0) return
    input.current?.focus()
    input.current?.select()
  }, [searchCalls])

  const open = () => {
    fetchPanel()
    shell.openSearch()
  }
  // another window took the focus when the element still has it here
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
        <div className={styles.field}>
          <IconButton
            label={text('search.close')}
            className={styles.leave}
            onClick={() => shell.closeSearch()}
          >
            <ArrowLeft aria-hidden size={22} />
          </IconButton>
          <Search aria-hidden size={17} className={styles.glass} />
          <input
            {...field}
            ref={input}
            type="search"
            name="keywords"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={longest}
            aria-label={text('search.label')}
            placeholder={text('search.placeholder')}
            aria-keyshortcuts={keys}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={panelShown ? id : undefined}
            aria-activedescendant={
              panelShown && search.marked !== null ? choiceId(id, search.marked) : undefined
            }
            className={styles.input}
            onFocus={open}
            onClick={open}
          />
          {search.text && (
            <IconButton
              label={text('search.clear')}
              className={styles.clear}
              onClick={() => {
                search.type('')
                focusInput()
              }}
            >
              <X aria-hidden size={17} />
            </IconButton>
          )}
        </div>
        {panelShown && <Panel id={id} onTake={take} onDeleteHistory={ask} />}
      </search>
      {question}
    </div>
  )
})
