import type { DataRouter } from 'react-router'
import type { Failure } from '../../domain/failure'
import type { ShellStore } from '../../stores/shell-store'

/** A part of a screen's data that says that it could not be had. */
function failureOf(part: unknown): Failure | null {
  if (typeof part !== 'object' || part === null || !('ok' in part) || part.ok !== false) return null
  return 'failure' in part ? (part.failure as Failure) : null
}

function broken(part: unknown): boolean {
  const failure = failureOf(part)
  return failure !== null && failure.kind !== 'aborted'
}

/** What the loaders of a screen gave: their answers, and the fields of these, some of which are still to come. */
function partsOf(loaderData: Record<string, unknown>): unknown[] {
  return Object.values(loaderData).flatMap((data) =>
    typeof data === 'object' && data !== null && !('ok' in data) ? Object.values(data) : [data],
  )
}

/**
 * Tells the shell of each journey from screen to screen: it sets out when a screen is asked for and arrives with it,
 * however many others were asked for in between. It breaks off where the screen or its data could not be had, also
 * when that turns out after it arrived. Gives back what ends the watch.
 */
export function followJourneys(router: DataRouter, shell: ShellStore): () => void {
  let shown = router.state.location
  return router.subscribe((state) => {
    if (state.navigation.state !== 'idle') return shell.setOut()
    const arrived = state.location !== shown
    shown = state.location
    if (!arrived) return shell.arrive()
    // one that needs nothing to be fetched is there in the same moment
    shell.setOut()
    shell.arrive()
    const breakOff = () => {
      if (router.state.location === state.location) shell.breakOff()
    }
    if (state.errors) return breakOff()
    const watch = async (part: unknown) => {
      try {
        if (broken(await part)) breakOff()
      } catch {
        breakOff() // the screen that waits for it shows what is wrong
      }
    }
    for (const part of partsOf(state.loaderData)) void watch(part)
  })
}
