import type { Upload } from '../../src/domain/catalogue/cloud'
import { ok } from '../../src/domain/result'
import type { Result } from '../../src/domain/result'
import type { LocalFile } from '../../src/domain/upload/local-file'
import type { Refused } from '../../src/domain/upload/upload-trouble'
import type { Uploads } from '../../src/ports/uploads'
import { track } from './track'

type Transfer = Parameters<Uploads['send']>[1] & { file: LocalFile }
type Answer = Result<Upload | Refused>

/** Takes every file at once, unless told otherwise; remembers what was sent. */
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
