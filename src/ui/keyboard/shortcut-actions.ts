import type { ShortcutAction } from '../../domain/keyboard/shortcuts'
import { modeNotices } from '../bar/mode-notices'
import type { Stores } from '../stores-context'
import { seekBy } from './seek-by'

const seekSeconds = 5
const volumeStep = 0.05

/** What each key does; layers close on Escape by themselves, the top one first. */
export type ShortcutActions = Record<Exclude<ShortcutAction, 'close'>, () => void>

export function shortcutActions(stores: Stores): ShortcutActions {
  const { player, queue, volume, shell, settings, lyrics, likes, notices } = stores
  const turnVolume = (by: number) => {
    const level = Math.min(1, Math.max(0, Math.round((volume.level + by) * 100) / 100))
    if (level !== volume.level) volume.set(level)
  }
  const tellMode = () => notices.show('info', modeNotices[queue.queue.mode], { group: 'mode' })

  return {
    toggle: () => player.toggle(),
    back: () => seekBy(player, -seekSeconds),
    ahead: () => seekBy(player, seekSeconds),
    previous: () => player.previous(),
    next: () => player.next(),
    louder: () => turnVolume(volumeStep),
    quieter: () => turnVolume(-volumeStep),
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
      tellMode()
    },
    repeat() {
      if (queue.fm) return
      queue.setMode(queue.queue.mode === 'single' ? 'normal' : 'single')
      tellMode()
    },
    player() {
      if (shell.playerOpen) shell.closePlayer()
      else if (player.track) shell.openPlayer()
    },
    translation() {
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
