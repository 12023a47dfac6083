import type { LoaderFunctionArgs } from 'react-router'
import type { TextKey } from '../../i18n/text-key'

/** What a route says of itself to the app. */
export interface RouteHandle {
  title: TextKey | undefined
  /** Whether only listeners may see it. */
  login: boolean
  /** Fetches its code and data, which a navigation to the same address soon after takes over. */
  prefetch: ((args: LoaderFunctionArgs) => void) | undefined
}
