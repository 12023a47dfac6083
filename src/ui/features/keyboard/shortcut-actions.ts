import type { ShortcutAction } from '../../../domain/keyboard/shortcuts'
import { modeNotices } from '../player/mode-notices'
import type { Stores } from '../../hooks/stores-context'
import type { PlayerStore } from '../../../stores/player/player-store'

const seekSeconds = 5
const volumeStep = 0.05

/** What each shortcut does. Escape is not among them: layers close on it by themselves, the top one first. */
export type ShortcutActions = Record<Exclude<ShortcutAction, 'close'>, () => void>

/** Returns the actions of the shortcuts for the given stores. */
export function shortcutActions(stores: Stores): ShortcutActions {
  const { player, queue, volume, shell, settings, lyrics, likes, notices } = stores
  const changeVolume = (by: number) => {
    const level = Math.min(1, Math.max(0, Math.round((volume.level + by) * 100) / 100))
    if (level !== volume.level) volume.setLevel(level)
  }
  const showMode = () => notices.show('info', modeNotices[queue.queue.mode], { group: 'mode' })

  return {
    toggle: () => player.toggle(),
    back: () => seekBy(player, -seekSeconds),
    ahead: () => seekBy(player, seekSeconds),
    previous: () => player.previous(),
    next: () => player.next(),
    louder: () => changeVolume(volumeStep),
    quieter: () => changeVolume(-volumeStep),
    mute() {
      volume.toggleMute()
      notices.show('info', volume.muted ? 'keyboard.muted' : 'keyboard.unmuted', { group: 'volume' })
    },
    like() {
      if (player.track) void likes.toggle(player.track)
    },
    mode() {
      if (queue.fm) return
      queue.cycleMode()
      showMode()
    },
    repeat() {
      if (queue.fm) return
      queue.setMode(queue.queue.mode === 'single' ? 'normal' : 'single')
      showMode()
    },
    player() {
      if (shell.playerOpen) shell.closePlayer()
      else if (player.track) shell.openPlayer()
    },
    translation() {
      if (!player.track) return
      if (!lyrics.hasTranslation)
        return notices.show('info', 'keyboard.noTranslation', { group: 'translation' })
      const shown = !settings.values.showTransl
      settings.set('showTransl', shown)
      notices.show('info', shown ? 'keyboard.translationShown' : 'keyboard.translationHidden', {
        group: 'translation',
      })
    },
    queue: () => shell.toggleQueue(),
    search: () => shell.focusSearch(),
    help: () => shell.openHelp(),
  }
}

/** Seconds before the end at which seeking forwards stops, so that a key does not skip to the next track. */
const remainingSeconds = 1

/** Moves the position by some seconds, within the track. */
export function seekBy(player: PlayerStore, seconds: number): void {
  const { position, duration } = player
  if (!player.track || duration === 0) return
  const latest = Math.max(position, duration - remainingSeconds)
  const to = Math.min(Math.max(0, position + seconds), latest)
  if (to !== position) player.seek(to)
}
