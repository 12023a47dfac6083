import type { Upload } from '../../src/contract/replies/cloud'
import { ok } from '../../src/contract/result'
import type { Result } from '../../src/contract/result'
import type { LocalFile } from '../../src/domain/library/local-file'
import type { Refused } from '../../src/domain/library/upload-failure'
import type { Uploads } from '../../src/ports/uploads'
import { track } from './track'

type Transfer = Parameters<Uploads['send']>[1] & { file: LocalFile }
type Answer = Result<Upload | Refused>

/** Uploads that succeed at once unless the test answers otherwise; records the transfers. */
export class FakeUploads implements Uploads {
  readonly transfers: Transfer[] = []
  answer: (transfer: Transfer) => Answer | Promise<Answer> = () =>
    ok({ track: track(90 + this.transfers.length), alreadyThere: false })

  async send(file: LocalFile, options: Parameters<Uploads['send']>[1]): Promise<Answer> {
    const transfer = { file, ...options }
    this.transfers.push(transfer)
    return this.answer(transfer)
  }
}
