import { id3Length, mp3InfoLength, readMp3Info, type Mp3Info } from './mp3-info'

const deadlineMs = 10_000
/** Most tags without a picture are shorter. */
const firstLength = 2048

/**
 * What the head of that file tells, by one small request, or by two when a long tag lies before it. Null when it is
 * no MP3, tells nothing or cannot be had. Never rejects.
 */
export async function fetchMp3Info(url: string, signal: AbortSignal): Promise<Mp3Info | null> {
  const limits = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
  try {
    const head = await fetchBytes(url, 0, firstLength, limits)
    const start = head ? id3Length(head) : 0
    if (!head || start + mp3InfoLength <= head.length) return head && readMp3Info(head.subarray(start))
    const frame = await fetchBytes(url, start, mp3InfoLength, limits)
    return frame && readMp3Info(frame)
  } catch {
    return null
  }
}

/** Null when the answer is another than asked for: it could be the whole file. */
async function fetchBytes(url: string, start: number, length: number, signal: AbortSignal) {
  const done = new AbortController()
  const headers = { Range: `bytes=${start}-${start + length - 1}` }
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.any([signal, done.signal]) })
    if (response.status !== 206) return null
    return new Uint8Array(await response.arrayBuffer())
  } finally {
    done.abort()
  }
}
