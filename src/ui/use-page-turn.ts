import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Turns to a page of the list that the address names, by its `page`. */
export function usePageTurn(): (page: number) => void {
  const [, setQuery] = useSearchParams()
  return useCallback(
    (page) =>
      setQuery((query) => {
        query.set('page', String(page))
        return query
      }),
    [setQuery],
  )
}
