import { useCallback, useEffect, useRef } from 'react'
import type { ChangeEvent, CompositionEvent, KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { targetAddress } from '../../domain/search/search-target'
import type { SearchTarget } from '../../domain/search/search-target'
import { useStores } from '../stores-context'

/** Of the keys that an input method handles; Safari sends the last one after the composition is over. */
const composingKey = 229

/**
 * What the field does with text and keys: arrows walk through what is offered, Enter goes there or searches for the
 * text, Escape closes and then clears. Nothing is asked for and no key counts while an input method is at work.
 * To be called in an observer.
 */
export function useSearchField() {
  const { search, shell } = useStores()
  const navigate = useNavigate()
  const { pathname, search: query } = useLocation()
  const composing = useRef(false)

  useEffect(() => {
    if (/^\/search(\/|$)/.test(pathname)) search.show(new URLSearchParams(query).get('keywords') ?? '')
  }, [search, pathname, query])

  const take = useCallback(
    (target: SearchTarget) => {
      search.take(target)
      shell.closeSearch()
      void navigate(targetAddress(target))
    },
    [search, shell, navigate],
  )

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === composingKey) return
    const { key } = event
    const arrow = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null
    const target = key === 'Enter' ? search.wanted : null
    if (arrow && !shell.searchOpen) shell.openSearch()
    else if (arrow) search.mark(arrow)
    else if (target) take(target)
    else if (key === 'Escape' && shell.searchOpen) shell.closeSearch()
    else if (key === 'Escape' && search.text) search.show('')
    else return
    event.preventDefault()
  }
  const type = (text: string) => {
    search.type(text, composing.current)
    if (!shell.searchOpen) shell.openSearch()
  }
  return {
    take,
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
