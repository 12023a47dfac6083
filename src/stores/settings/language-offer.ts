import type { LastDoneRecord } from '../../ports/last-done-record'
import type { NoticesStore } from '../shell/notices-store'
import type { SettingsStore } from './settings-store'

interface Deps {
  /** The languages that the listener's browser prefers, best first, as BCP 47 tags. */
  languages: readonly string[]
  /** Holds the language that was offered. */
  offerRecord: LastDoneRecord
}

interface Stores {
  settings: SettingsStore
  notices: NoticesStore
}

/** Offers English, once for ever, to a listener whose browser prefers it while the product speaks Chinese. */
export function offerLanguage({ languages, offerRecord }: Deps, { settings, notices }: Stores): void {
  const prefersEnglish = /^en\b/i.test(languages[0] ?? '')
  if (!prefersEnglish || settings.values.language === 'en' || offerRecord.read() !== null) return
  offerRecord.write('en')
  notices.show('info', 'setting.offerEnglish', { action: 'english' })
}
