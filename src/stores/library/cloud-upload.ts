import { makeAutoObservable, observableRef } from 'mobx'
import type { Upload } from '../../contract/replies/cloud'
import type { LocalFile } from '../../domain/library/local-file'
import { isRetryable } from '../../domain/library/upload-failure'
import type { UploadFailure } from '../../domain/library/upload-failure'

/** What an upload led to. `nameless`: the file has no album, so that it should be matched with a song. */
type Outcome = 'kept' | 'alreadyThere' | 'nameless'

/** One file that is uploaded to the cloud drive. */
export class CloudUpload {
  state: 'waiting' | 'sending' | 'done' | 'failed' = 'waiting'
  sentBytes = 0
  /** Null unless it failed. */
  trouble: UploadFailure | null = null
  /** Null unless it is done. */
  outcome: Outcome | null = null

  readonly id: number
  readonly file: LocalFile

  constructor(id: number, file: LocalFile) {
    this.id = id
    this.file = file
    makeAutoObservable(this, { file: observableRef, trouble: observableRef }, { name: 'CloudUpload' })
  }

  get pending(): boolean {
    return this.state === 'waiting' || this.state === 'sending'
  }

  get canRetry(): boolean {
    return this.trouble !== null && isRetryable(this.trouble)
  }

  start(): void {
    this.state = 'sending'
    this.sentBytes = 0
  }

  setSentBytes(sentBytes: number): void {
    this.sentBytes = Math.max(this.sentBytes, sentBytes)
  }

  complete({ track, alreadyThere }: Upload): void {
    this.state = 'done'
    this.sentBytes = this.file.size
    this.outcome = alreadyThere ? 'alreadyThere' : track?.album.name === '' ? 'nameless' : 'kept'
  }

  fail(trouble: UploadFailure): void {
    this.state = 'failed'
    this.trouble = trouble
  }

  /** Back to the state before it was sent. */
  requeue(): void {
    this.state = 'waiting'
    this.sentBytes = 0
    this.trouble = null
  }
}
