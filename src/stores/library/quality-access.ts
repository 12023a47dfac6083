import { isForMembers } from '../../contract/replies/stream'
import type { Quality } from '../../contract/replies/stream'
import type { SessionStore } from '../session/session-store'
import type { LibraryReportStore } from './library-report-store'

interface Stores {
  session: Pick<SessionStore, 'isMember'>
  libraryReport: Pick<LibraryReportStore, 'available'>
}

/** Which qualities the listener may use. Some are for members; but a server's own files are for everyone. */
export class QualityAccess {
  readonly #stores: Stores

  constructor(stores: Stores) {
    this.#stores = stores
  }

  /** Whether a quality is for members at this backend. */
  isForMembers(quality: Quality): boolean {
    return !this.#stores.libraryReport.available && isForMembers(quality)
  }

  allows(quality: Quality): boolean {
    return this.#stores.session.isMember || !this.isForMembers(quality)
  }
}
