import { useEffect } from 'react'
import { useMatches } from 'react-router'

import { useFrame } from '../stores-context'
import { useText } from '../use-text'
import type { RouteHandle } from './route-handle'

/** Names the page after its row of the table of routes; where the row has no name, the screen gives its own. */
export function useRouteTitle(): void {
  const { shell } = useFrame()
  const { text } = useText()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const title = handle?.title && text(handle.title)

  useEffect(() => {
    if (!title) return
    shell.setPageTitle(title)
    return () => shell.setPageTitle('')
  }, [shell, title])
}
