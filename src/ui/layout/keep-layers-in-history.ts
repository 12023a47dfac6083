import type { PlayerStore } from '../../stores/player/player-store'
import type { ShellStore } from '../../stores/shell/shell-store'
import { watch } from '../../stores/lib/watch'
import type { OpenLayers } from '../kit/layers/open-layers'

/** The state of a history entry: what the router keeps in it, and the mark of the layers' entries. */
interface Entry {
  idx?: number
  key?: string
  /** How many layers are open at it; 0 for the screen itself. */
  layers?: number
  /** Whether the topmost of them is the player. */
  player?: boolean
}

/** The current screen: the router's key of its entry, and whether no navigation is under way. */
interface VisibleScreen {
  key: string
  settled: boolean
}

/** Is called for each `popstate`, before the router. */
export interface HistoryObserver {
  onPopState(event: PopStateEvent): void
}

interface Parts {
  layers: OpenLayers
  shell: ShellStore
  player: Pick<PlayerStore, 'track'>
  screen: () => VisibleScreen
  /** Must be called before the router, which would take the entries of layers for screens. */
  observer: HistoryObserver
}

const currentEntry = () => (history.state ?? {}) as Entry
const depth = () => currentEntry().layers ?? 0

/**
 * Gives each open layer a history entry of its own, so that Back closes the topmost, and Forward opens the player again.
 * The router takes these entries for the one of the screen below; moves between them are kept from it. Returns a
 * function that stops it.
 */
export function keepLayersInHistory({ layers, shell, player, screen, observer }: Parts): () => void {
  /** Number of own `history.go()` calls whose `popstate` is still to come. */
  let walking = 0
  let planned = false

  const walk = (by: number) => {
    walking++
    history.go(by)
  }

  /** Brings the history to as many entries as there are open layers. */
  const settle = () => {
    planned = false
    // a memory router, as in tests, keeps nothing in the browser's history
    if (currentEntry().idx === undefined || walking > 0) return
    const closed = depth() - layers.count
    // a navigation goes on from here; Back skips what it leaves behind
    if (closed > 0 && screen().settled) walk(-closed)
    while (depth() < layers.count) {
      const entry = { ...currentEntry(), layers: depth() + 1, player: layers.isPlayer(depth()) }
      history.pushState(entry, '')
    }
  }
  const plan = () => {
    if (planned) return
    planned = true
    queueMicrotask(settle)
  }

  const onPop = (event: PopStateEvent) => {
    const { idx, key = 'default', layers: open = 0, player: ofPlayer = false } = currentEntry()
    if (idx === undefined) return
    if (key !== screen().key) {
      walking = 0
      if (open === 0) return
      // Back from a screen that was opened in a layer: on to the screen below the layers
      event.stopImmediatePropagation()
      history.go(-open)
      return
    }
    event.stopImmediatePropagation()
    if (walking > 0) {
      walking--
      settle()
    } else if (open < layers.count) layers.closeDownTo(open)
    else if (open > layers.count) {
      if (ofPlayer && player.track) shell.openPlayer()
      else walk(layers.count - open)
    }
  }

  const left = depth()
  if (left > 0) {
    // after a reload everything is closed
    const { layers: _, player: __, ...entry } = currentEntry()
    history.replaceState(entry, '')
    walk(-left)
  }

  observer.onPopState = onPop
  const stopObserving = layers.observe(plan)
  let removePlayer = () => {}
  const stopWatching = watch(
    () => shell.playerOpen,
    (open) => {
      removePlayer()
      removePlayer = open ? layers.add(() => shell.closePlayer(), { isPlayer: true }) : () => {}
    },
    { now: true },
  )
  return () => {
    observer.onPopState = () => {}
    stopObserving()
    stopWatching()
    removePlayer()
  }
}
