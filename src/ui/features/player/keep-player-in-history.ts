import type { PlayerStore } from '../../../stores/player/player-store'
import type { ShellStore } from '../../../stores/shell/shell-store'
import { watch } from '../../../stores/lib/watch'

/** The state of a history entry: what the router keeps in it, and the mark of the player's entries. */
interface Entry {
  idx?: number
  key?: string
  player?: true
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

const currentEntry = () => (history.state ?? {}) as Entry
const isPlayerEntry = () => currentEntry().player === true

/**
 * Gives the open player a history entry of its own, so that Back closes it and Forward opens it again. The router takes
 * that entry for the one of the screen below; moves between the two are kept from it, which is why `observer` must be
 * called before the router. Returns a function that stops it.
 */
export function keepPlayerInHistory(
  shell: ShellStore,
  player: Pick<PlayerStore, 'track'>,
  screen: () => VisibleScreen,
  observer: HistoryObserver,
): () => void {
  /** Number of `history.back()` calls from the player's entry whose `popstate` is still to come. */
  let leaving = 0

  const enter = () => {
    // a memory router, as in tests, keeps nothing in the browser's history
    if (currentEntry().idx !== undefined && !isPlayerEntry())
      history.pushState({ ...currentEntry(), player: true }, '')
  }
  const leave = () => {
    leaving++
    history.back()
  }

  if (isPlayerEntry()) {
    // after a reload the player is closed
    const { player: _, ...entry } = currentEntry()
    history.replaceState(entry, '')
    leave()
  }

  const onPop = (event: PopStateEvent) => {
    const { idx, key = 'default' } = currentEntry()
    if (idx === undefined) return
    if (key !== screen().key) {
      leaving = 0
      if (!isPlayerEntry()) return
      // Back from a screen that was opened in the player: skip the player's entry
      event.stopImmediatePropagation()
      history.back()
      return
    }
    event.stopImmediatePropagation()
    if (leaving > 0) {
      leaving--
      if (shell.playerOpen) enter()
    } else if (!isPlayerEntry()) {
      shell.closePlayer()
      shell.closeQueue()
    } else if (player.track) shell.openPlayer()
    else leave()
  }

  observer.onPopState = onPop
  const stop = watch(
    () => shell.playerOpen,
    (open) => {
      if (open) enter()
      else if (isPlayerEntry() && screen().settled) leave()
    },
  )
  return () => {
    observer.onPopState = () => {}
    stop()
  }
}
