import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { matchShortcut } from '../../../domain/keyboard/match-shortcut'
import { useStores } from '../../hooks/stores-context'
import { shortcutActions } from './shortcut-actions'
import { isKeyTaken } from './is-key-taken'

/** A held key repeats about 30 times a second; actions run at most once in this time. */
const repeatMs = 200

/** The page, the element that has focus after a navigation, and the full player, which covers the page. */
const pages = 'body, main, [data-player-open]'

function isPage(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(pages)
}

/**
 * Handles the keyboard shortcuts of the app wherever focus is, unless what has focus takes the key. Space only works
 * while the page itself has focus, and not on the video screen (specification, point 4).
 */
export function useKeyboardShortcuts(): void {
  const stores = useStores()
  const { pathname } = useLocation()

  useEffect(() => {
    const actions = shortcutActions(stores)
    const { settings, player } = stores
    let last = { track: player.track, atMs: -Infinity }

    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = matchShortcut(event, settings.values.singleKeyShortcuts)
      if (!shortcut || shortcut.action === 'close' || isKeyTaken(event)) return
      if (shortcut.action === 'toggle' && (!isPage(event.target) || pathname === '/video')) return
      event.preventDefault()
      if (event.repeat) {
        const again = shortcut.repeats && last.track === player.track
        if (!again || event.timeStamp - last.atMs < repeatMs) return
      }
      last = { track: player.track, atMs: event.timeStamp }
      actions[shortcut.action]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [stores, pathname])
}
