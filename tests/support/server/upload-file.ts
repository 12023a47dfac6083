import { jsonOf } from './json-of'
import type { TestBackend } from './music-folder'

export function fileOf(bytes: Uint8Array | string, name: string): File {
  return new File([bytes as BlobPart], name)
}

/** Returns the form that a browser sends for one chosen file. */
export function uploadForm(file: Uint8Array | string, name: string, field = 'songFile'): FormData {
  const form = new FormData()
  form.append(field, fileOf(file, name))
  return form
}

export interface UploadReply {
  code: number
  songId: string
  needUpload: boolean
  message: string
  privateCloud: { simpleSong: { id: number; name: string; t: number } & Record<string, unknown> }
}

/** Uploads a file as the listener with this cookie. */
export async function uploadFile(
  { request }: TestBackend,
  cookie: string,
  file: Uint8Array | string,
  name: string,
): Promise<{ status: number; body: UploadReply; id: number }> {
  const init = { method: 'POST', headers: { Cookie: cookie }, body: uploadForm(file, name) }
  const response = await request('/cloud?timestamp=1', init)
  const body = await jsonOf<UploadReply>(response)
  return { status: response.status, body, id: Number(body.songId) }
}
