import type { DataRouter } from 'react-router'

/** Resolves once the router stands at a screen: the first one has come, and no other is on its way. */
export function arrival(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ initialized, navigation }: DataRouter['state']) => {
      if (!initialized || navigation.state !== 'idle') return
      stop()
      resolve()
    }
    const stop = router.subscribe(look)
    look(router.state)
  })
}
