import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../../contract/failure'
import type { Quality } from '../../contract/replies/stream'
import type { Track } from '../../contract/replies/track'
import { requestedBitRate, downloadFiles, defaultQuality } from '../../domain/library/download-choice'
import type { DownloadFile } from '../../domain/library/download-choice'
import { fileName } from '../../domain/library/file-name'
import type { Backend } from '../../ports/backend'
import type { Downloads } from '../../ports/downloads'
import { LatestOnly } from '../lib/latest-only'
import { ListenerScope } from '../lib/listener-scope'
import { notifyFailure } from '../lib/notify-failure'
import type { SessionStore } from '../session/session-store'
import type { SettingsStore } from '../settings/settings-store'
import type { NoticesStore } from '../shell/notices-store'
import type { QualityAccess } from './quality-access'

interface Deps {
  backend: Backend
  downloads: Downloads
}

interface Stores {
  session: SessionStore
  settings: SettingsStore
  notices: NoticesStore
  qualityAccess: QualityAccess
}

/** How much of a file has arrived, in bytes. */
interface Progress {
  received: number
  /** Null if it is not known. */
  total: number | null
}

const group = 'download'

/** The download dialog: its track, the files that exist of it, the chosen one, and the progress of the download. */
export class DownloadStore {
  /** Null while the dialog is closed. */
  track: Track | null = null
  /** Whether the track is one of the listener's own uploads, which they may always download. */
  ownUpload = false
  /** Null until they are known. */
  files: readonly DownloadFile[] | null = null
  failure: Failure | null = null
  chosen: Quality | null = null
  /** Null while nothing is downloaded; zero bytes while the address is being asked for. */
  progress: Progress | null = null
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #loading = new LatestOnly()
  readonly #transfer = new LatestOnly()
  readonly #listener: ListenerScope

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(
      this,
      { track: observableRef, files: observableRef, failure: observableRef, progress: observableRef },
      { name: 'DownloadStore' },
    )
    this.#listener = new ListenerScope(stores.session, () => this.close())
  }

  /**
   * Opens the dialog for a track, or shows why the listener may not download it. `cloud`: it is one of their uploads.
   */
  open(track: Track, { cloud = false } = {}): void {
    const { session, notices } = this.#stores
    if (!session.profile) return notices.showFailure({ kind: 'loginNeeded' }, { group })
    const ownUpload = cloud || track.cloud !== null
    const isFree = track.fee === 0 || track.fee === 8
    if (!ownUpload && !isFree && !session.isMember)
      return notices.show('warning', 'download.membersOnly', { group })
    this.close()
    this.track = track
    this.ownUpload = ownUpload
    void this.loadFiles()
  }

  /** Asks which files there are of the track. */
  async loadFiles(): Promise<void> {
    const { track } = this
    if (!track) return
    const signal = this.#loading.start()
    this.failure = null
    const reply = await this.#deps.backend.call('songQualities', { id: track.id }, { signal })
    if (signal.aborted) return
    runInAction(() => {
      if (!reply.ok) {
        this.failure = reply.failure
        return
      }
      const { settings } = this.#stores
      this.files = downloadFiles(reply.value)
      this.chosen = defaultQuality(this.files, settings.values.songLevel, (file) => this.isAllowed(file))
    })
  }

  /** Whether the listener may download a file: lossless ones are for members, except of own uploads. */
  isAllowed({ quality }: DownloadFile): boolean {
    return this.ownUpload || this.#stores.qualityAccess.allows(quality)
  }

  choose(quality: Quality): void {
    this.chosen = quality
  }

  /** Downloads the chosen file. Returns whether it is saved. After a failure, the dialog stays open. */
  async start(): Promise<boolean> {
    const { track, chosen, progress } = this
    const file = this.files?.find(({ quality }) => quality === chosen)
    if (!track || !file || progress || !this.isAllowed(file)) return false
    const signal = this.#transfer.start()
    this.progress = { received: 0, total: null }
    const { backend, downloads } = this.#deps

    const params = { id: track.id, br: requestedBitRate(file) }
    const found = await backend.call('songDownloadUrl', params, { signal })
    if (signal.aborted) return false
    if (!found.ok || !found.value) return this.#fail(found.ok ? { kind: 'noStream' } : found.failure)

    const { url, type, size } = found.value
    const name = fileName(track, type || 'mp3')
    const onProgress = (received: number, total: number | null) => {
      if (signal.aborted) return
      runInAction(() => {
        this.progress = { received, total: total ?? (size || null) }
      })
    }
    const saved = await downloads.save(url, name, { signal, onProgress })
    if (signal.aborted) return false
    if (!saved.ok) return this.#fail(saved.failure)
    this.close()
    this.#stores.notices.show('success', 'download.done', { values: { name }, group })
    return true
  }

  /** Cancels a download that is under way. The choice of a file stays. */
  cancel(): void {
    this.#transfer.abort()
    this.progress = null
  }

  /** Closes the dialog and cancels whatever is under way. */
  close(): void {
    this.#loading.abort()
    this.cancel()
    this.track = null
    this.files = null
    this.failure = null
    this.chosen = null
  }

  dispose(): void {
    this.#listener.dispose()
    this.#loading.abort()
    this.#transfer.abort()
  }

  #fail(failure: Failure): false {
    this.cancel()
    notifyFailure(this.#stores.notices, failure, 'download.failed', { group })
    return false
  }
}
