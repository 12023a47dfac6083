import { useCallback, useEffect, useRef } from 'react'
import type { ChangeEvent, CompositionEvent, KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { targetAddress } from '../../../domain/search/search-target'
import type { SearchTarget } from '../../../domain/search/search-target'
import { useStores } from '../../hooks/stores-context'

/**
 * The `keyCode` of keys handled by an input method. Safari sends the last of them after the composition has ended.
 */
const composingKey = 229

/**
 * Returns the props of the search field. Arrow keys move through the choices, Enter opens the marked one or
 * searches, Escape first closes the panel and then clears the text. Keys and text are ignored during a composition
 * of an input method. Call it in an observer.
 */
export function useSearchField() {
  const { search, shell } = useStores()
  const navigate = useNavigate()
  const { pathname, search: query } = useLocation()
  const composing = useRef(false)

  useEffect(() => {
    if (/^\/search(\/|$)/.test(pathname)) search.setWords(new URLSearchParams(query).get('keywords') ?? '')
  }, [search, pathname, query])

  const select = useCallback(
    (target: SearchTarget) => {
      search.select(target)
      shell.closeSearch()
      void navigate(targetAddress(target))
    },
    [search, shell, navigate],
  )

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === composingKey) return
    const { key } = event
    const arrow = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null
    const target = key === 'Enter' ? search.target : null
    if (arrow && !shell.searchOpen) shell.openSearch()
    else if (arrow) search.moveMark(arrow)
    else if (target) select(target)
    else if (key === 'Escape' && shell.searchOpen) shell.closeSearch()
    else if (key === 'Escape' && search.text) search.setWords('')
    else return
    event.preventDefault()
  }
  const type = (text: string) => {
    search.setText(text, composing.current)
    if (!shell.searchOpen) shell.openSearch()
  }
  return {
    select,
    field: {
      value: search.text,
      onKeyDown,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(currentTarget.value),
      onCompositionStart: () => {
        composing.current = true
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        composing.current = false
        type(currentTarget.value)
      },
    },
  }
}
