import { isForMembers } from '../../contract/replies/stream'
import type { Track } from '../../contract/replies/track'
import type { Backend } from '../../ports/backend'
import type { QualityAccess } from '../library/quality-access'
import type { NoticesStore } from '../shell/notices-store'
import type { FoundStream } from './find-stream'

interface TrackNoticesStores {
  notices: NoticesStore
  qualityAccess: QualityAccess
}

/** Tells the listener when a track is only a preview, or is delivered in a lower quality than it exists in. */
export class TrackNotices {
  readonly #backend: Backend
  readonly #stores: TrackNoticesStores
  #shownFor: number | null = null

  constructor({ backend }: { backend: Backend }, stores: TrackNoticesStores) {
    this.#backend = backend
    this.#stores = stores
  }

  /** Shows at most one notice a track, however often its stream is loaded again. Replacements are complete. */
  show(track: Track, found: FoundStream): void {
    if (this.#shownFor === track.id) return
    this.#shownFor = track.id
    if (found.replaced) return
    const forMembers = (track.fee === 1 || track.fee === 4) && !track.cloud
    if (found.stream.preview || forMembers) this.#stores.notices.show('warning', 'notice.vipTip')
    else void this.#showLowerQuality(track, found)
  }

  /** Shows a notice only when it is certain: the recording exists in the quality asked for, but came in a lower one. */
  async #showLowerQuality(track: Track, { stream, requestedQuality }: FoundStream): Promise<void> {
    if (track.cloud || stream.quality === null || this.#stores.qualityAccess.allows(requestedQuality)) return
    if (isForMembers(stream.quality)) return
    const known = await this.#backend.call('songQualities', { id: track.id })
    if (!known.ok || !known.value.some(({ quality }) => isForMembers(quality))) return
    this.#stores.notices.showOnce('warning', 'notice.memberOnly')
  }
}
