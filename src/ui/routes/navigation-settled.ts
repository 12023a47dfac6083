import type { DataRouter } from 'react-router'

/** Resolves once the router is initialised and no navigation is pending. */
export function navigationSettled(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const check = ({ initialized, navigation }: DataRouter['state']) => {
      if (!initialized || navigation.state !== 'idle') return
      unsubscribe()
      resolve()
    }
    const unsubscribe = router.subscribe(check)
    check(router.state)
  })
}
