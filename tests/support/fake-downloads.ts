import { ok } from '../../src/contract/result'
import type { Result } from '../../src/contract/result'
import type { Downloads } from '../../src/ports/downloads'

type Transfer = Parameters<Downloads['save']>[2] & { url: string; name: string }

/** Downloads that succeed at once unless the test answers otherwise; records the transfers. */
export class FakeDownloads implements Downloads {
  readonly transfers: Transfer[] = []
  readonly texts: { text: string; name: string }[] = []
  answer: (transfer: Transfer) => Result<null> | Promise<Result<null>> = () => ok(null)

  saveText(text: string, name: string): void {
    this.texts.push({ text, name })
  }

  async save(url: string, name: string, options: Parameters<Downloads['save']>[2]): Promise<Result<null>> {
    const transfer = { url, name, ...options }
    this.transfers.push(transfer)
    return this.answer(transfer)
  }
}
