import type { Failure } from '../../contract/failure'
import { uploadRefusals } from '../../contract/upload-refusal'
import type { LocalFile } from './local-file'

/** Why a file is not accepted. `gone`: the device cannot read the file, or no longer. */
export const refusals = [...uploadRefusals, 'gone'] as const

export type Refusal = (typeof refusals)[number]

/** Faults of the file itself, for which sending it again is no use. */
const permanentRefusals: readonly Refusal[] = [
  'wrongName',
  'misnamed',
  'empty',
  'noAudio',
  'unreadable',
  'tooLarge',
  'gone',
]

/** The reply to a file that is not accepted. */
export interface Refused {
  refused: Refusal
}

/** Why an upload failed. */
export type UploadFailure = Refused | Failure

/** Returns whether the same file may be accepted when it is sent again. */
export function isRetryable(failure: UploadFailure): boolean {
  return !('refused' in failure) || !permanentRefusals.includes(failure.refused)
}

/** The files that the drive accepts (specification, point 5), in the form of an input's `accept` attribute. */
export const uploadFileTypes = '.mp3,.flac,audio/mpeg,audio/flac'

/**
 * Returns why a file cannot be accepted and need not be sent, null when the backend has to decide.
 * @param freeBytes free space of the drive; null while it is unknown
 */
export function refusalBeforeUpload({ name, size }: LocalFile, freeBytes: number | null): Refusal | null {
  if (!/\.(mp3|flac)$/i.test(name)) return 'wrongName'
  if (size === 0) return 'empty'
  return freeBytes !== null && size > freeBytes ? 'driveFull' : null
}
