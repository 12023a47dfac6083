import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Upload } from '../../domain/catalogue/cloud'
import { ok } from '../../domain/result'
import type { LocalFile } from '../../domain/upload/local-file'
import { refusalBeforeSending } from '../../domain/upload/refusal-before-sending'
import type { UploadTrouble } from '../../domain/upload/upload-trouble'
import type { Uploads } from '../../ports/uploads'
import type { NoticesStore } from '../notices-store'
import type { SessionStore } from '../session-store'
import { Supersede } from '../supersede'
import type { CloudStore } from './cloud-store'
import { CloudUpload } from './cloud-upload'

interface UploadStores {
  cloud: CloudStore
  session: SessionStore
  notices: NoticesStore
}

const group = 'upload'

/** The files that go to the cloud drive, one after the other, whatever screen is shown; they end with the login. */
export class CloudUploadsStore {
  /** As they were chosen, those that are over included. */
  items: readonly CloudUpload[] = []
  private current: CloudUpload | null = null
  /** What has ended since the listener was last told. */
  private ended: CloudUpload[] = []
  private lastId = 0
  private readonly transfer = new Supersede()
  private readonly stopFollowing: () => void

  constructor(
    private readonly uploads: Uploads,
    private readonly stores: UploadStores,
  ) {
    type Hidden = 'current' | 'ended' | 'lastId' | 'transfer' | 'stopFollowing' | 'uploads' | 'stores'
    makeAutoObservable<CloudUploadsStore, Hidden>(
      this,
      {
        items: observableRef,
        current: false,
        ended: false,
        lastId: false,
        transfer: false,
        stopFollowing: false,
        uploads: false,
        stores: false,
      },
      { name: 'CloudUploadsStore' },
    )
    this.stopFollowing = reaction(
      () => stores.session.profile?.userId,
      () => this.forget(),
    )
  }

  /** Whether something would be lost if the page were closed. */
  get busy(): boolean {
    return this.items.some(({ pending }) => pending)
  }

  get doneCount(): number {
    return this.items.filter(({ state }) => state === 'done').length
  }

  /** What can be seen to be of no use is refused at once; the rest waits its turn. */
  add(files: readonly LocalFile[]): void {
    const { session, notices } = this.stores
    if (!session.profile) return notices.fail({ kind: 'loginNeeded' }, { group })
    const added = files.map((file) => new CloudUpload(++this.lastId, file))
    this.items = [...this.items, ...added]
    for (const item of added) {
      const refused = refusalBeforeSending(item.file, null)
      if (refused) this.end(item, { refused })
    }
    this.pump()
  }

  /** Ends a transfer, or takes a file that waits or is over from the list. */
  remove(item: CloudUpload): void {
    this.items = this.items.filter((one) => one !== item)
    if (item !== this.current) return
    this.transfer.stop()
    this.current = null
    this.pump()
  }

  /** A file that failed goes again. */
  retry(item: CloudUpload): void {
    if (!item.canRetry) return
    item.wait()
    this.pump()
  }

  /** Takes those from the list that lie in the drive. */
  clearDone(): void {
    this.items = this.items.filter(({ state }) => state !== 'done')
  }

  dispose(): void {
    this.stopFollowing()
    this.transfer.stop()
  }

  private get freeBytes(): number | null {
    const { known, maxBytes, usedBytes } = this.stores.cloud
    return known && maxBytes > 0 ? Math.max(0, maxBytes - usedBytes) : null
  }

  private pump(): void {
    if (this.current) return
    const next = this.items.find(({ state }) => state === 'waiting')
    if (!next) return this.tell()
    this.current = next
    void this.send(next)
  }

  private async send(item: CloudUpload): Promise<void> {
    const signal = this.transfer.begin()
    item.begin()
    const refused = refusalBeforeSending(item.file, this.freeBytes)
    const onProgress = (sentBytes: number) => {
      if (!signal.aborted) item.move(sentBytes)
    }
    const reply = refused ? ok({ refused }) : await this.uploads.send(item.file, { signal, onProgress })
    if (signal.aborted) return
    runInAction(() => {
      this.current = null
      this.end(item, reply.ok ? reply.value : reply.failure)
      this.pump()
    })
  }

  private end(item: CloudUpload, outcome: Upload | UploadTrouble): void {
    this.ended.push(item)
    if ('alreadyThere' in outcome) {
      item.finish(outcome)
      const { cloud } = this.stores
      if (cloud.known) void cloud.load()
      return
    }
    item.fail(outcome)
    if (!('kind' in outcome) || outcome.kind !== 'loginNeeded') return
    // nothing else would be taken either
    const other = this.items.find(({ state }) => state === 'waiting')
    if (other) this.end(other, outcome)
    else void this.stores.session.check()
  }

  /** Says once what became of all that was chosen. */
  private tell(): void {
    const { notices } = this.stores
    const ended = this.ended
    this.ended = []
    const failed = ended.filter(({ state }) => state === 'failed')
    const [first] = failed.length > 0 ? failed : ended
    if (!first) return
    const { name } = first.file
    const values = { name, count: String(failed.length || ended.length) }
    if (failed.length > 1) notices.show('error', 'upload.severalFailed', { values, group })
    else if (failed.length > 0) notices.show('error', 'upload.oneFailed', { values, group })
    else if (ended.length > 1) notices.show('success', 'upload.severalDone', { values, group })
    else notices.show('success', 'upload.oneDone', { values, group })
  }

  /** Someone else listens. */
  private forget(): void {
    this.transfer.stop()
    this.current = null
    this.ended = []
    this.items = []
  }
}
