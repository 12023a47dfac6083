import type { ComponentProps, MouseEvent } from 'react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

interface PlainLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/**
 * A link without the router's handlers, for rows that are created while a list is scrolled: there the router's `Link`
 * would be most of a row's cost. The list handles clicks with `usePlainLinkNavigation`.
 */
export function PlainLink({ to, children, ...rest }: PlainLinkProps) {
  return (
    <a {...rest} href={to} draggable={false}>
      {children}
    </a>
  )
}

/**
 * Returns an `onClick` for an element, which navigates to the plain links in it. Clicks that open a tab or window are
 * left to the browser.
 */
export function usePlainLinkNavigation(): (event: MouseEvent) => void {
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
