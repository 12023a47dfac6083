import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Quality } from '../domain/catalogue/stream'
import { isForMembers } from '../domain/catalogue/stream'
import type { Track } from '../domain/catalogue/track'
import { askedRate, downloadFiles, firstChoice } from '../domain/download/download-choice'
import type { DownloadFile } from '../domain/download/download-choice'
import { fileName } from '../domain/download/file-name'
import type { Failure } from '../domain/failure'
import type { Backend } from '../ports/backend'
import type { Downloads } from '../ports/downloads'
import type { NoticesStore } from './notices-store'
import type { SessionStore } from './session-store'
import type { SettingsStore } from './settings-store'
import { Supersede } from './supersede'

interface DownloadPorts {
  backend: Backend
  downloads: Downloads
}

interface DownloadStores {
  session: SessionStore
  settings: SettingsStore
  notices: NoticesStore
}

/** How far a file has come, in bytes. */
interface Progress {
  received: number
  /** Null where that is not told. */
  total: number | null
}

const group = 'download'

/** The track that the listener wants as a file: which files there are, the chosen one, and how far it has come. */
export class DownloadStore {
  /** Null while none is asked for. */
  track: Track | null = null
  /** Whether it is one of the listener's own uploads, which they may have as it is. */
  own = false
  /** Null until it is known. */
  files: readonly DownloadFile[] | null = null
  failure: Failure | null = null
  chosen: Quality | null = null
  /** Null while nothing is on its way; zero bytes while the address is being asked for. */
  progress: Progress | null = null
  private readonly looking = new Supersede()
  private readonly fetching = new Supersede()
  private readonly stopFollowing: () => void

  constructor(
    private readonly ports: DownloadPorts,
    private readonly stores: DownloadStores,
  ) {
    type Hidden = 'looking' | 'fetching' | 'stopFollowing' | 'ports' | 'stores'
    makeAutoObservable<DownloadStore, Hidden>(
      this,
      {
        track: observableRef,
        files: observableRef,
        failure: observableRef,
        progress: observableRef,
        looking: false,
        fetching: false,
        stopFollowing: false,
        ports: false,
        stores: false,
      },
      { name: 'DownloadStore' },
    )
    this.stopFollowing = reaction(
      () => stores.session.profile?.userId,
      () => this.close(),
    )
  }

  /** The listener asks for a track, and is told where they may not have it. `cloud`: it is one of their uploads. */
  ask(track: Track, { cloud = false } = {}): void {
    const { session, notices } = this.stores
    if (!session.profile) return notices.fail({ kind: 'loginNeeded' }, { group })
    const own = cloud || track.cloud !== null
    const isFree = track.fee === 0 || track.fee === 8
    if (!own && !isFree && !session.isMember)
      return notices.show('warning', 'download.membersOnly', { group })
    this.close()
    this.track = track
    this.own = own
    void this.look()
  }

  /** Asks which files there are. */
  async look(): Promise<void> {
    const { track } = this
    if (!track) return
    const signal = this.looking.begin()
    this.failure = null
    const reply = await this.ports.backend.call('songQualities', { id: track.id }, { signal })
    if (signal.aborted) return
    runInAction(() => {
      if (!reply.ok) {
        this.failure = reply.failure
        return
      }
      this.files = downloadFiles(reply.value)
      this.chosen = firstChoice(this.files, this.stores.settings.values.songLevel, (file) =>
        this.isAllowed(file),
      )
    })
  }

  /** Lossless files are for members, unless the listener brought theirs themselves. */
  isAllowed({ quality }: DownloadFile): boolean {
    return this.own || !isForMembers(quality) || this.stores.session.isMember
  }

  choose(quality: Quality): void {
    this.chosen = quality
  }

  /** Fetches the chosen file and saves it; whether it is there. A failure asks for another quality. */
  async start(): Promise<boolean> {
    const { track, chosen, progress } = this
    const file = this.files?.find(({ quality }) => quality === chosen)
    if (!track || !file || progress || !this.isAllowed(file)) return false
    const signal = this.fetching.begin()
    this.progress = { received: 0, total: null }
    const { backend, downloads } = this.ports
    const { notices } = this.stores

    const found = await backend.call('songDownloadUrl', { id: track.id, br: askedRate(file) }, { signal })
    if (signal.aborted) return false
    if (!found.ok || !found.value) return this.fail(found.ok ? { kind: 'noStream' } : found.failure)

    const { url, type, size } = found.value
    const name = fileName(track, type || 'mp3')
    const onProgress = (received: number, total: number | null) => {
      if (!signal.aborted) this.move({ received, total: total ?? (size || null) })
    }
    const saved = await downloads.save(url, name, { signal, onProgress })
    if (signal.aborted) return false
    if (!saved.ok) return this.fail(saved.failure)
    this.fetching.stop()
    this.close()
    notices.show('success', 'download.done', { values: { name }, group })
    return true
  }

  /** Ends a transfer that is under way; the choice stands. */
  cancel(): void {
    this.fetching.stop()
    this.progress = null
  }

  /** The listener is done with it; what is on its way does not come. */
  close(): void {
    this.looking.stop()
    this.cancel()
    this.track = null
    this.files = null
    this.failure = null
    this.chosen = null
  }

  dispose(): void {
    this.stopFollowing()
    this.looking.stop()
    this.fetching.stop()
  }

  private move(progress: Progress): void {
    this.progress = progress
  }

  private fail(failure: Failure): false {
    this.cancel()
    const { notices } = this.stores
    if (failure.kind === 'loginNeeded') notices.fail(failure, { group })
    else if (failure.kind !== 'aborted') notices.show('error', 'download.failed', { group })
    return false
  }
}
