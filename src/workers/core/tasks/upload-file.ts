import type { Upload } from '../../../contract/replies/cloud'
import { endpoints } from '../../../contract/endpoints'
import { timeouts } from '../../../contract/timeouts'
import { ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import { refusals } from '../../../domain/library/upload-failure'
import type { Refusal, Refused } from '../../../domain/library/upload-failure'
import type { Tasks } from '../../rpc/tasks'
import { decoders } from '../decoders/decoders'
import { parseBody, readReply } from '../read-reply'
import type { ReplyCache } from '../reply-cache'
import { addressOf, callHeaders } from '../request'
import { sendForm } from '../send-form'

const { cloudUpload } = endpoints

/** Returns why the server refused the file: the embedded one gives a reason, others send 413. Null if it did not. */
function refusalOf(status: number, text: string): Refusal | null {
  const body = parseBody(text)
  const reason = body !== null && typeof body === 'object' && 'reason' in body ? body.reason : undefined
  return refusals.find((known) => known === reason) ?? (status === 413 ? 'tooLarge' : null)
}

/** Whether the file can be read: a dropped folder cannot, nor a file that was deleted since it was chosen. */
async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** Creates the task that uploads a file to the listener's cloud drive, within 200 s, and invalidates cached replies about it. */
export function createUploadFile(open: () => XMLHttpRequest, cache: ReplyCache) {
  return async (
    { file, language }: Tasks['upload']['input'],
    signal: AbortSignal,
    progress: (sentBytes: number) => void,
  ): Promise<Result<Upload | Refused>> => {
    if (!(file instanceof File) || !(await isReadable(file))) return ok({ refused: 'gone' })
    const form = new FormData()
    form.append('songFile', file)
    // the form is a little larger than its file
    const onProgress = (sentBytes: number) => progress(Math.min(sentBytes, file.size))
    const options = { timeoutMs: timeouts.uploadMs, signal, onProgress, headers: callHeaders(language) }
    const sent = await sendForm(open, addressOf(cloudUpload, {}), form, options)
    cache.invalidate(cloudUpload.makesStale)
    if (!sent.ok) return sent
    const { status, text } = sent.value
    const refused = refusalOf(status, text)
    if (refused) return ok({ refused })
    const reply = readReply(cloudUpload, status, text)
    return reply.ok ? decoders.cloudUpload(reply.value) : reply
  }
}
