import { makeAutoObservable, observableShallow } from 'mobx'
import type { Failure } from '../domain/failure'
import { failureText } from '../i18n/failure-text'
import type { TextKey } from '../i18n/text-key'
import type { System } from '../ports/system'

type Tone = 'info' | 'success' | 'warning' | 'error'

/** A short message; `text` is a key, `values` fill its gaps and are shown as plain text. */
interface Notice {
  id: number
  tone: Tone
  text: TextKey
  values: Record<string, string>
  group: string
  lasting: boolean
}

interface NoticeOptions {
  values?: Record<string, string>
  /** A newer message of the same group takes the place of the older one. */
  group?: string
  /** Stays until it is dismissed. */
  lasting?: boolean
}

const shownMs = 5_000
const most = 3

/** The short messages on screen, oldest first; the same message is not shown twice at once. */
export class NoticesStore {
  notices: Notice[] = []
  private lastId = 0
  private readonly timers = new Map<number, () => void>()
  private readonly told = new Set<TextKey>()

  constructor(private readonly system: System) {
    makeAutoObservable<NoticesStore, 'system' | 'lastId' | 'timers' | 'told'>(
      this,
      { notices: observableShallow, system: false, lastId: false, timers: false, told: false },
      { name: 'NoticesStore' },
    )
  }

  show(tone: Tone, text: TextKey, options: NoticeOptions = {}): void {
    const { values = {}, group = text, lasting = false } = options
    for (const notice of this.notices) if (notice.group === group) this.dismiss(notice.id)
    const id = ++this.lastId
    this.notices.push({ id, tone, text, values, group, lasting })
    if (!lasting) this.release(id)
    const [oldest] = this.notices
    if (oldest && this.notices.length > most) this.dismiss(oldest.id)
  }

  /** What the listener is told only the first time in a visit. */
  showOnce(tone: Tone, text: TextKey): void {
    if (this.told.has(text)) return
    this.told.add(text)
    this.show(tone, text)
  }

  /** Says why something failed; a cancelled request is never spoken of. */
  fail(failure: Failure, options: NoticeOptions = {}): void {
    if (failure.kind === 'aborted') return
    const { key, values } = failureText(failure)
    this.show('error', key, { ...options, values })
  }

  /** Takes the lasting messages of a group back, once what they told of is over. */
  settle(group: string): void {
    for (const notice of this.notices) if (notice.group === group && notice.lasting) this.dismiss(notice.id)
  }

  /** Keeps a message on screen, while the listener is at it. */
  hold(id: number): void {
    this.timers.get(id)?.()
    this.timers.delete(id)
  }

  /** Lets a message go five seconds from now, unless it is a lasting one. */
  release(id: number): void {
    this.hold(id)
    if (this.notices.find((notice) => notice.id === id)?.lasting) return
    this.timers.set(
      id,
      this.system.after(shownMs, () => this.dismiss(id)),
    )
  }

  dismiss(id: number): void {
    this.hold(id)
    this.notices = this.notices.filter((notice) => notice.id !== id)
  }
}
