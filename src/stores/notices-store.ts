import { makeAutoObservable, observableShallow } from 'mobx'
import type { TextKey } from '../i18n/text-key'
import type { System } from '../ports/system'

type Tone = 'info' | 'success' | 'warning' | 'error'

/** A short message; `text` is a key, `values` fill its gaps and are shown as plain text. */
interface Notice {
  id: number
  tone: Tone
  text: TextKey
  values: Record<string, string>
}

const shownMs = 5_000
const most = 3

/** The short messages on screen, oldest first; the same message is not shown twice at once. */
export class NoticesStore {
  notices: Notice[] = []
  private lastId = 0

  constructor(private readonly system: System) {
    makeAutoObservable<NoticesStore, 'system' | 'lastId'>(
      this,
      { notices: observableShallow, system: false, lastId: false },
      { name: 'NoticesStore' },
    )
  }

  show(tone: Tone, text: TextKey, values: Record<string, string> = {}): void {
    if (this.notices.some((notice) => notice.text === text)) return
    const id = ++this.lastId
    this.notices.push({ id, tone, text, values })
    if (this.notices.length > most) this.notices.shift()
    this.system.after(shownMs, () => this.dismiss(id))
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id)
  }
}
