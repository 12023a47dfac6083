import type { Upload } from '../../../domain/catalogue/cloud'
import { endpoints } from '../../../domain/endpoints'
import { limits } from '../../../domain/limits'
import { ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import { refusals } from '../../../domain/upload/upload-trouble'
import type { Refusal, Refused } from '../../../domain/upload/upload-trouble'
import type { Tasks } from '../../rpc/tasks'
import { decoders } from '../decoders/decoders'
import { bodyOf, readReply } from '../read-reply'
import type { ReplyCache } from '../reply-cache'
import { addressOf } from '../request'
import { sendForm } from '../send-form'

const { cloudUpload } = endpoints

/** What an embedded backend says beside its words, and what any server means that sends 413. */
function refusalOf(status: number, text: string): Refusal | null {
  const body = bodyOf(text)
  const reason = body !== null && typeof body === 'object' && 'reason' in body ? body.reason : undefined
  return refusals.find((known) => known === reason) ?? (status === 413 ? 'tooLarge' : null)
}

/** A folder that was dropped, or a file that has gone since it was chosen, cannot be read. */
async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** Sends a file to the listener's cloud drive, within 200 s. What is kept of the drive is stale from then on. */
export function createUploadFile(open: () => XMLHttpRequest, cache: ReplyCache) {
  return async (
    { file }: Tasks['upload']['input'],
    signal: AbortSignal,
    progress: (sentBytes: number) => void,
  ): Promise<Result<Upload | Refused>> => {
    if (!(file instanceof File) || !(await isReadable(file))) return ok({ refused: 'gone' })
    const form = new FormData()
    form.append('songFile', file)
    // the form weighs a little more than its file
    const onProgress = (sentBytes: number) => progress(Math.min(sentBytes, file.size))
    const options = { timeoutMs: limits.uploadTimeoutMs, signal, onProgress }
    const sent = await sendForm(open, addressOf(cloudUpload, {}), form, options)
    cache.forget(cloudUpload.makesStale)
    if (!sent.ok) return sent
    const { status, text } = sent.value
    const refused = refusalOf(status, text)
    if (refused) return ok({ refused })
    const reply = readReply(cloudUpload, status, text)
    return reply.ok ? decoders.cloudUpload(reply.value) : reply
  }
}
