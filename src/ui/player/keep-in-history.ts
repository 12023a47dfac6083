import type { PlayerStore } from '../../stores/player-store'
import type { ShellStore } from '../../stores/shell-store'
import { watch } from '../../stores/watch'

/** What the router keeps with an entry of the browser's history, and the mark of those that stand for the player. */
interface Entry {
  idx?: number
  key?: string
  player?: true
}

/** The screen in sight: the key that the router has for its entry, and whether no other screen is on its way. */
interface ScreenInSight {
  key: string
  settled: boolean
}

/** Hears of walks through the browser's history. */
export interface Walks {
  hear(event: PopStateEvent): void
}

const here = () => (history.state ?? {}) as Entry
const marked = () => here().player === true

/**
 * Gives the open player an entry of its own in the browser's history, so that Back closes it and Forward opens it
 * again. To the router it is the entry of the screen below, and it is not told of a walk between the two, for which `walks`
 * is to hear before the router does. Gives the end of it.
 */
export function keepInHistory(
  shell: ShellStore,
  player: Pick<PlayerStore, 'track'>,
  screen: () => ScreenInSight,
  walks: Walks,
): () => void {
  /** Walks back from the player's entry that are on their way. */
  let leaving = 0

  const enter = () => {
    // with a router that keeps its places elsewhere there is nothing to walk
    if (here().idx !== undefined && !marked()) history.pushState({ ...here(), player: true }, '')
  }
  const leave = () => {
    leaving++
    history.back()
  }

  if (marked()) {
    // the page was loaded anew, and the player is shut
    const { player: _, ...entry } = here()
    history.replaceState(entry, '')
    leave()
  }

  const onPop = (event: PopStateEvent) => {
    const { idx, key = 'default' } = here()
    if (idx === undefined) return
    if (key !== screen().key) {
      leaving = 0
      if (!marked()) return
      // back from another screen that was opened from the player: on to the screen below it
      event.stopImmediatePropagation()
      history.back()
      return
    }
    event.stopImmediatePropagation()
    if (leaving > 0) {
      leaving--
      if (shell.playerOpen) enter()
    } else if (!marked()) {
      shell.closePlayer()
      shell.closeQueue()
    } else if (player.track) shell.openPlayer()
    else leave()
  }

  walks.hear = onPop
  const stop = watch(
    () => shell.playerOpen,
    (open) => {
      if (open) enter()
      else if (marked() && screen().settled) leave()
    },
  )
  return () => {
    walks.hear = () => {}
    stop()
  }
}
