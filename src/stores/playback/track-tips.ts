import { isForMembers } from '../../domain/catalogue/stream'
import type { Track } from '../../domain/catalogue/track'
import type { Backend } from '../../ports/backend'
import type { NoticesStore } from '../notices-store'
import type { SessionStore } from '../session-store'
import type { Found } from './find-stream'

/** What a listener should know about a track that begins: that it is cut short, or not as good as they asked. */
export class TrackTips {
  private told: number | null = null

  constructor(
    private readonly backend: Backend,
    private readonly notices: NoticesStore,
    private readonly session: SessionStore,
  ) {}

  /** Once a track, however often its stream is opened anew. A recording from elsewhere is whole. */
  tell(track: Track, found: Found): void {
    if (this.told === track.id) return
    this.told = track.id
    if (found.replaced) return
    const forMembers = (track.fee === 1 || track.fee === 4) && !track.cloud
    if (found.stream.preview || forMembers) this.notices.show('warning', 'notice.vipTip')
    else void this.tellOfQuality(track, found)
  }

  /** Only where it is known: the recording exists in that quality, and was given in a poorer one. */
  private async tellOfQuality(track: Track, { stream, level }: Found): Promise<void> {
    if (!isForMembers(level) || stream.quality === null || isForMembers(stream.quality)) return
    if (track.cloud || this.session.isMember) return
    const known = await this.backend.call('songQualities', { id: track.id })
    if (!known.ok || !known.value.some(({ quality }) => isForMembers(quality))) return
    this.notices.showOnce('warning', 'notice.memberOnly')
  }
}
