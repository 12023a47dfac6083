import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import type { Backend } from '../../ports/backend'
import type { Spectrum } from '../../ports/spectrum'
import type { CreatedShellStores } from '../../stores/create-shell-stores'
import type { CreatedStores } from '../../stores/create-stores'
import type { HudStore } from '../../stores/hud/hud-store'
import type { NoticeAction } from '../../stores/shell/notices-store'
import type { Lazy } from '../../stores/lib/lazy'

/** The stores of the shell, which exist from the first paint. */
export interface ShellStores extends CreatedShellStores {
  backend: Backend
  playerBundle: Lazy<PlayerBundle>
}

/** All stores. */
export interface Stores extends CreatedStores, ShellStores {
  spectrum: Spectrum<OffscreenCanvas>
}

/** Resolves to where a navigation is redirected, null where it may go on. */
export type Guard = (signal: AbortSignal) => Promise<'/500' | '/login' | null>

/** The part of the app that is loaded after the first paint: everything that plays, and its views. */
export interface PlayerBundle {
  stores: Stores
  views: PlayerBundleViews
  /** Redirects visitors away from screens that need a login. */
  guard: Guard
  /** Fetches the code of every screen and dialog, so that they open when the connection is lost. */
  prefetchLazyChunks: () => Promise<void>
  /** Loads the developers' panel; null unless the address asked for it. */
  loadHud: (() => Promise<LoadedHud>) | null
}

/** The developers' panel and its figures. */
export interface LoadedHud {
  hud: HudStore
  HudPanel: ComponentType<{ hud: HudStore; onClose: () => void }>
}

/** The components of the player bundle that the shell renders. */
interface PlayerBundleViews {
  EmptyLibrary: ComponentType
  FmCard: ComponentType
  HomeSection: ComponentType<{ part: 'own' | 'artists' }>
  NoticeAction: ComponentType<{ action: NoticeAction; onDone: () => void }>
  NavMenu: ComponentType
  NavMenus: ComponentType
  TopTools: ComponentType
  PlayerBar: ComponentType
  QueueDrawer: ComponentType
  /** Everything that is rendered over the page. */
  SkipToPlayer: ComponentType
  PlayerBundleLayers: ComponentType
}

export const StoresContext = createContext<ShellStores | null>(null)

export const PlayerBundleContext = createContext<PlayerBundle | null>(null)

/** Returns the player bundle; null until it has been loaded. */
export function usePlayerBundle(): PlayerBundle | null {
  return useContext(PlayerBundleContext)
}

/** Returns the stores of the shell. Throws outside of the app. */
export function useShellStores(): ShellStores {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('useShellStores is called outside of the app')
  return stores
}

function hasPlayerStores(stores: ShellStores): stores is Stores {
  return 'player' in stores
}

/** Returns all stores. Throws in components of the shell, which are rendered before the player bundle is loaded. */
export function useStores(): Stores {
  const stores = useShellStores()
  if (!hasPlayerStores(stores)) throw new Error('useStores is called in the shell')
  return stores
}
