import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BackendOptions } from '../../../server/backend'
import { jsonOf } from './json-of'
import { musicFolder, scannedBackend } from './music-folder'
import { signedIn } from './signed-in'
import { uploadFile, type UploadReply } from './upload-file'

/** The drive of one listener and the content of the uploads folder. */
export const uploadDrive = async (options: Partial<BackendOptions> = {}) => {
  const backend = await scannedBackend(musicFolder({}), options)
  const me = signedIn(backend.data)
  const send = async (init: RequestInit, cookie = me.cookie) => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', cookie)
    const response = await backend.request('/cloud', { method: 'POST', ...init, headers })
    return { status: response.status, body: await jsonOf<UploadReply>(response) }
  }
  const files = () => readdirSync(join(backend.data, 'uploads'))
  const count = async (cookie = me.cookie) =>
    (await backend.call<{ count: number }>('/user/cloud', { headers: { Cookie: cookie } })).body.count
  return {
    backend,
    me,
    send,
    files,
    count,
    upload: (file: Uint8Array, name: string) => uploadFile(backend, me.cookie, file, name),
  }
}
