import type { LastDoneRecord } from '../../ports/last-done-record'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../shell/notices-store'
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
}

/** Long enough for the first screen to be whole. */
const waitMs = 4_000

/** Offers English, once for ever, to a listener whose browser prefers it while the product speaks Chinese. */
export function offerLanguage({ system, languages, offerRecord }: Deps, { settings, notices }: Stores): void {
  if (!/^en\b/i.test(languages[0] ?? '') || offerRecord.read() !== null) return
  // who speaks it already needs no offer later, even after having left it
  if (settings.values.language === 'en') return offerRecord.write('en')
  system.after(waitMs, () => {
    if (settings.values.language === 'en') return
    offerRecord.write('en')
    notices.show('info', 'setting.offerEnglish', { action: 'english' })
  })
}
