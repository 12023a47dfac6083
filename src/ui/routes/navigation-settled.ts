import type { DataRouter } from 'react-router'

interface Place {
  /** Whether the navigation may end at this path. */
  at: (path: string) => boolean
}

/** Resolves once the router is initialised and no navigation is pending, at an accepted place. */
export function navigationSettled(router: DataRouter, { at }: Place = { at: () => true }): Promise<void> {
  return new Promise((resolve) => {
    const check = ({ initialized, location, navigation }: DataRouter['state']) => {
      if (!initialized || navigation.state !== 'idle' || !at(location.pathname)) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = router.subscribe(check)
    check(router.state)
  })
}
