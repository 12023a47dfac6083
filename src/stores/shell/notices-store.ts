import { makeAutoObservable, observableShallow } from 'mobx'
import type { Failure } from '../../contract/failure'
import { failureText } from '../../i18n/failure-text'
import type { TextKey } from '../../i18n/text-key'
import type { System } from '../../ports/system'

type Tone = 'info' | 'success' | 'warning' | 'error'

/** `login`: to log in, from where one is. `english`: to change the language. `reload`: to load the app again. */
export type NoticeAction = 'login' | 'english' | 'reload'

/** A short message. `values` fill the placeholders of `text` and are shown as plain text. */
interface Notice {
  id: number
  tone: Tone
  text: TextKey
  values: Record<string, string | number>
  group: string
  lasting: boolean
  /** What the message offers to do. */
  action: NoticeAction | null
}

interface NoticeOptions {
  values?: Record<string, string | number>
  /** A newer message replaces the older one of its group. */
  group?: string
  /** Stays until it is dismissed. */
  lasting?: boolean
  action?: NoticeAction | null
}

const shownMs = 5_000
/** Time to read a message and to decide about what it offers. */
const actionShownMs = 10_000
const maxShown = 3

/** The short messages on screen, oldest first. The same message is not shown twice at the same time. */
export class NoticesStore {
  notices: Notice[] = []
  readonly #system: System
  #lastId = 0
  readonly #timers = new Map<number, () => void>()
  readonly #shownOnce = new Set<TextKey>()

  constructor({ system }: { system: System }) {
    this.#system = system
    makeAutoObservable(this, { notices: observableShallow }, { name: 'NoticesStore' })
  }
  show(tone: Tone, text: TextKey, options: NoticeOptions = {}): void {
    const { values = {}, group = text, lasting = false, action = null } = options
    for (const notice of this.notices) if (notice.group === group) this.dismiss(notice.id)
    const id = ++this.#lastId
    this.notices.push({ id, tone, text, values, group, lasting, action })
    if (!lasting) this.release(id)
    const [oldest] = this.notices
    if (oldest && this.notices.length > maxShown) this.dismiss(oldest.id)
  }

  /** Shows a message only the first time in a visit. */
  showOnce(tone: Tone, text: TextKey): void {
    if (this.#shownOnce.has(text)) return
    this.#shownOnce.add(text)
    this.show(tone, text)
  }

  /** Shows why something failed. A cancelled request is not shown. */
  showFailure(failure: Failure, options: NoticeOptions = {}): void {
    if (failure.kind === 'aborted') return
    const { key, values } = failureText(failure)
    const needsLogin = failure.kind === 'loginNeeded'
    this.show(needsLogin ? 'info' : 'error', key, {
      ...options,
      values,
      action: needsLogin ? 'login' : null,
    })
  }

  /** Removes the lasting messages of a group. */
  dismissLasting(group: string): void {
    for (const notice of this.notices) if (notice.group === group && notice.lasting) this.dismiss(notice.id)
  }

  /** Keeps a message on screen until `release`, e.g. while the pointer is over it. */
  hold(id: number): void {
    this.#timers.get(id)?.()
    this.#timers.delete(id)
  }

  /** Removes a message in a few seconds, unless it is a lasting one. */
  release(id: number): void {
    this.hold(id)
    const notice = this.notices.find((other) => other.id === id)
    if (!notice || notice.lasting) return
    this.#timers.set(
      id,
      this.#system.after(notice.action ? actionShownMs : shownMs, () => this.dismiss(id)),
    )
  }

  dismiss(id: number): void {
    this.hold(id)
    this.notices = this.notices.filter((notice) => notice.id !== id)
  }

  dispose(): void {
    for (const cancel of this.#timers.values()) cancel()
    this.#timers.clear()
  }
}
