import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { CloudTrack } from '../../domain/catalogue/cloud'
import type { Track } from '../../domain/catalogue/track'
import type { Failure } from '../../domain/failure'
import type { Result } from '../../domain/result'
import type { Backend } from '../../ports/backend'
import type { NoticesStore } from '../notices-store'
import type { SessionStore } from '../session-store'
import { Supersede } from '../supersede'

const pageSize = 200

/** The listener's cloud drive, the whole of it: a list that is played is played to its end. */
export class CloudStore {
  files: readonly CloudTrack[] = []
  known = false
  loading = false
  failure: Failure | null = null
  usedBytes = 0
  maxBytes = 0
  private readonly turns = new Supersede()
  private readonly stopFollowing: () => void

  constructor(
    private readonly backend: Backend,
    private readonly session: SessionStore,
    private readonly notices: NoticesStore,
  ) {
    type Hidden = 'turns' | 'stopFollowing' | 'backend' | 'session' | 'notices'
    makeAutoObservable<CloudStore, Hidden>(
      this,
      {
        files: observableRef,
        failure: observableRef,
        turns: false,
        stopFollowing: false,
        backend: false,
        session: false,
        notices: false,
      },
      { name: 'CloudStore' },
    )
    this.stopFollowing = reaction(
      () => this.userId,
      () => this.forget(),
    )
  }

  get tracks(): readonly Track[] {
    return this.files.map(({ track }) => track)
  }

  /** All pages. What is known stays until they are there. */
  async load(): Promise<void> {
    if (this.userId === null) return
    const signal = this.turns.begin()
    this.loading = true
    this.failure = null
    const found = new Map<number, CloudTrack>()
    for (let offset = 0, total = 1; offset < total;) {
      const page = await this.backend.call('userCloud', { limit: pageSize, offset }, { signal })
      if (signal.aborted) return
      if (!page.ok) {
        runInAction(() => {
          this.failure = page.failure
          this.loading = false
        })
        return
      }
      const { files, received, usedBytes, maxBytes } = page.value
      const before = found.size
      for (const file of files) found.set(file.track.id, file)
      offset += received
      // a server that ignores offsets would go on for ever
      total = found.size > before ? page.value.total : 0
      runInAction(() => {
        this.usedBytes = usedBytes
        this.maxBytes = maxBytes
      })
    }
    runInAction(() => {
      this.files = [...found.values()]
      this.known = true
      this.loading = false
    })
  }

  /** Takes a file away for good. */
  async remove({ track, fileSize }: CloudTrack): Promise<void> {
    const of = this.userId
    const reply = await this.backend.call('userCloudDelete', { id: track.id })
    if (this.userId !== of) return
    if (!reply.ok) return this.tell(reply.failure, 'cloud.deleteFailed')
    runInAction(() => {
      this.files = this.files.filter((file) => file.track.id !== track.id)
      this.usedBytes = Math.max(0, this.usedBytes - fileSize)
    })
    this.notices.show('success', 'cloud.deleted')
    // a list that is on its way may hold it still
    if (this.loading) void this.load()
  }

  /** The song of the catalogue that has this id, to be looked at before a match. */
  async find(id: number, signal: AbortSignal): Promise<Result<Track | null>> {
    const found = await this.backend.call('songDetail', { ids: id }, { signal })
    return found.ok ? { ok: true, value: found.value[0] ?? null } : found
  }

  /** Says which song of the catalogue a file holds; whether the backend took it. */
  async match(file: CloudTrack, songId: number): Promise<boolean> {
    const uid = this.userId
    if (uid === null) {
      this.notices.fail({ kind: 'loginNeeded' })
      return false
    }
    const reply = await this.backend.call('cloudMatch', { uid, sid: file.track.id, asid: songId })
    if (this.userId !== uid) return false
    if (!reply.ok) {
      this.tell(reply.failure, 'cloud.matchFailed')
      return false
    }
    this.notices.show('success', 'cloud.matched')
    void this.load()
    return true
  }

  dispose(): void {
    this.stopFollowing()
    this.turns.stop()
  }

  private get userId(): number | null {
    return this.session.profile?.userId ?? null
  }

  private tell(failure: Failure, text: 'cloud.deleteFailed' | 'cloud.matchFailed'): void {
    if (failure.kind === 'loginNeeded') this.notices.fail(failure)
    else if (failure.kind !== 'aborted') this.notices.show('error', text)
  }

  /** Someone else listens. */
  private forget(): void {
    this.turns.stop()
    this.files = []
    this.known = false
    this.loading = false
    this.failure = null
    this.usedBytes = 0
    this.maxBytes = 0
  }
}
