import { useLocation } from 'react-router'

/** What tells whether there is somewhere to go back or forward to; not every browser has it. */
interface Entries {
  readonly canGoBack: boolean
  readonly canGoForward: boolean
}

const entries = (globalThis as { navigation?: Entries }).navigation

/** Whether the visit begins or ends here; both false where the browser does not tell. */
export function useHistoryEnds() {
  useLocation() // the ends move with each step
  return { atStart: entries?.canGoBack === false, atEnd: entries?.canGoForward === false }
}
