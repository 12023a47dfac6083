import type { DataRouter } from 'react-router'
import type { Failure } from '../../contract/failure'
import type { ShellStore } from '../../stores/shell/shell-store'

/** Returns the failure of a part of a screen's data, null if it is none. */
function failureOf(part: unknown): Failure | null {
  if (typeof part !== 'object' || part === null || !('ok' in part) || part.ok !== false) return null
  return 'failure' in part ? (part.failure as Failure) : null
}

function isBroken(part: unknown): boolean {
  const failure = failureOf(part)
  return failure !== null && failure.kind !== 'aborted'
}

/** Returns what the loaders of a screen returned, with the fields of plain objects; some of them are promises. */
function partsOf(loaderData: Record<string, unknown>): unknown[] {
  return Object.values(loaderData).flatMap((data) =>
    typeof data === 'object' && data !== null && !('ok' in data) ? Object.values(data) : [data],
  )
}

/**
 * Reports each navigation to the shell store: its start, its end, and its failure. Navigations that replace a
 * pending one count as the same. A navigation fails if the screen or its data cannot be loaded, also after the
 * screen is shown. Returns `unsubscribe`.
 */
export function observeNavigations(router: DataRouter, shell: ShellStore): () => void {
  let shown = router.state.location
  return router.subscribe((state) => {
    if (state.navigation.state !== 'idle') return shell.startNavigation()
    const arrived = state.location !== shown
    shown = state.location
    if (!arrived) return shell.finishNavigation()
    // a screen that needs nothing loaded starts and ends at once
    shell.startNavigation()
    shell.finishNavigation()
    const breakOff = () => {
      if (router.state.location === state.location) shell.failNavigation()
    }
    if (state.errors) return breakOff()
    const watch = async (part: unknown) => {
      try {
        if (isBroken(await part)) breakOff()
      } catch {
        breakOff() // the screen itself shows what is wrong
      }
    }
    for (const part of partsOf(state.loaderData)) void watch(part)
  })
}
