import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import type { Failure } from '../../contract/failure'

/** What the kit needs of the app around it and cannot import, since it knows no stores. */
interface KitHost {
  /** Shows the listener that something failed. */
  showFailure: (failure: Failure) => void
  /** The short messages, which a modal dialog shows itself: what lies outside of it is out of reach. */
  Notices: ComponentType
}

/** Set once by the app. Outside of an app failures are not shown. */
export const KitHostContext = createContext<KitHost>({ showFailure: () => {}, Notices: () => null })

/** Returns what the app has given the kit; the same object at every render. */
export function useKitHost(): KitHost {
  return useContext(KitHostContext)
}
