import type { DataRouter } from 'react-router'

/**
 * To the page of an error and back again; for a listener who went on meanwhile, neither. `router`: as it stands where
 * the visit begins.
 */
export function wayOut(router: DataRouter) {
  const isAt = (key: string | undefined) => router.state.location.key === key
  const beginning = router.state.location.key
  let error: string | undefined
  return {
    async out() {
      if (!isAt(beginning) || router.state.navigation.state !== 'idle') return
      await router.navigate('/500')
      error = router.state.location.key
    },
    back() {
      if (isAt(error)) void router.navigate(-1)
    },
  }
}
