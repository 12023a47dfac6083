import { useCallback } from 'react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** Follows the plain links in an element within the app, as its `onClick`; new tabs and windows stay the browser's. */
export function useLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      void navigate(link.pathname + link.search)
    },
    [navigate],
  )
}
