import { makeAutoObservable, observableRef } from 'mobx'
import type { Upload } from '../../domain/catalogue/cloud'
import type { LocalFile } from '../../domain/upload/local-file'
import { mayPass } from '../../domain/upload/upload-trouble'
import type { UploadTrouble } from '../../domain/upload/upload-trouble'

/** What became of a file that lies in the drive; `nameless` has no album, by which it wants to be matched. */
type Outcome = 'kept' | 'alreadyThere' | 'nameless'

/** One file on its way to the cloud drive. */
export class CloudUpload {
  state: 'waiting' | 'sending' | 'done' | 'failed' = 'waiting'
  sentBytes = 0
  /** Null unless it failed. */
  trouble: UploadTrouble | null = null
  /** Null unless it is done. */
  outcome: Outcome | null = null

  constructor(
    readonly id: number,
    readonly file: LocalFile,
  ) {
    makeAutoObservable(this, { file: false, trouble: observableRef }, { name: 'CloudUpload' })
  }

  get pending(): boolean {
    return this.state === 'waiting' || this.state === 'sending'
  }

  get canRetry(): boolean {
    return this.trouble !== null && mayPass(this.trouble)
  }

  begin(): void {
    this.state = 'sending'
    this.sentBytes = 0
  }

  move(sentBytes: number): void {
    this.sentBytes = Math.max(this.sentBytes, sentBytes)
  }

  finish({ track, alreadyThere }: Upload): void {
    this.state = 'done'
    this.sentBytes = this.file.size
    this.outcome = alreadyThere ? 'alreadyThere' : track?.album.name === '' ? 'nameless' : 'kept'
  }

  fail(trouble: UploadTrouble): void {
    this.state = 'failed'
    this.trouble = trouble
  }

  /** As it was before it was sent. */
  wait(): void {
    this.state = 'waiting'
    this.sentBytes = 0
    this.trouble = null
  }
}
