import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { matchShortcut } from '../../domain/keyboard/match-shortcut'
import { useStores } from '../stores-context'
import { shortcutActions } from './shortcut-actions'
import { takesKey } from './takes-key'

/** A key that is held repeats 30 times a second, which is more than a listener follows. */
const repeatMs = 200

/** The page itself, what focus is put on when a screen comes, and the full player, which stands for the page it covers. */
const pages = 'body, main, [data-player-open]'

function isPage(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(pages)
}

/**
 * The keys that the app obeys wherever focus is, unless what has focus takes them. Space is the page's alone, and
 * not where a video has it (specification, point 4).
 */
export function useShortcuts(): void {
  const stores = useStores()
  const { pathname } = useLocation()

  useEffect(() => {
    const actions = shortcutActions(stores)
    const { settings, player } = stores
    let held = { track: player.track, atMs: -Infinity }

    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = matchShortcut(event, settings.values.singleKeyShortcuts)
      if (!shortcut || shortcut.action === 'close' || takesKey(event)) return
      if (shortcut.action === 'toggle' && (!isPage(event.target) || pathname === '/video')) return
      event.preventDefault()
      if (event.repeat) {
        const again = shortcut.repeats && held.track === player.track
        if (!again || event.timeStamp - held.atMs < repeatMs) return
      }
      held = { track: player.track, atMs: event.timeStamp }
      actions[shortcut.action]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [stores, pathname])
}
