import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'
import type { ShellStores } from './stores-context'

/** What the file of a screen says of it to the routes. */
export interface Screen {
  Component: ComponentType
  /** What asks for what the screen shows. */
  createLoader?: (stores: ShellStores) => LoaderFunction
}

/** Fetches the code of a screen; rejects where that cannot be had. */
export type ScreenImport = () => Promise<{ screen: Screen }>
