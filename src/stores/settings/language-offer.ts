import { when } from 'mobx'
import type { LastDoneRecord } from '../../ports/last-done-record'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../shell/notices-store'
import type { ShellStore } from '../shell/shell-store'
import type { SettingsStore } from './settings-store'

interface Deps {
  system: Pick<System, 'after'>
  /** The languages that the listener's browser prefers, best first, as BCP 47 tags. */
  languages: readonly string[]
  /** Holds the language that was offered. */
  offerRecord: LastDoneRecord
}

interface Stores {
  settings: SettingsStore
  notices: NoticesStore
  shell: Pick<ShellStore, 'playerOpen' | 'queueOpen'>
}

/** Long enough for the first screen to be whole. */
const waitMs = 4_000

/**
 * Offers English, once for ever, to a listener whose browser prefers it while the product speaks Chinese; not over the
 * full player or the queue, where it would lie on what the listener came for.
 */
export function offerLanguage(
  { system, languages, offerRecord }: Deps,
  { settings, notices, shell }: Stores,
): void {
  if (!/^en\b/i.test(languages[0] ?? '') || offerRecord.read() !== null) return
  // who speaks it already needs no offer later, even after having left it
  if (settings.values.language === 'en') return offerRecord.write('en')
  system.after(waitMs, () => {
    when(
      () => !shell.playerOpen && !shell.queueOpen,
      () => {
        if (settings.values.language === 'en') return
        offerRecord.write('en')
        notices.show('info', 'setting.offerEnglish', { action: 'english' })
      },
    )
  })
}
