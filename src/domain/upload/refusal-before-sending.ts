import type { LocalFile } from './local-file'
import type { Refusal } from './upload-trouble'

/** What the drive takes (specification, point 5), as a file chooser is told it. */
export const takenFiles = '.mp3,.flac,audio/mpeg,audio/flac'

/**
 * Why a file need not be sent at all; null where the backend is to judge it.
 * @param freeBytes what the drive has left; null while that is not known
 */
export function refusalBeforeSending({ name, size }: LocalFile, freeBytes: number | null): Refusal | null {
  if (!/\.(mp3|flac)$/i.test(name)) return 'wrongName'
  if (size === 0) return 'empty'
  return freeBytes !== null && size > freeBytes ? 'driveFull' : null
}
