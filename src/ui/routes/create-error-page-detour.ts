import type { DataRouter } from 'react-router'

/**
 * Returns a detour from the first page of the visit to the page of status 500 and back. Neither step happens if the
 * listener has moved on. Create it before the first navigation.
 */
export function createErrorPageDetour(router: DataRouter) {
  const isAt = (key: string | undefined) => router.state.location.key === key
  const beginning = router.state.location.key
  let error: string | undefined
  return {
    async leave() {
      if (!isAt(beginning) || router.state.navigation.state !== 'idle') return
      await router.navigate('/500')
      error = router.state.location.key
    },
    comeBack() {
      if (isAt(error)) void router.navigate(-1)
    },
  }
}
