import type { Failure } from '../failure'

/**
 * Why a file is not taken, in the words of the wire; `gone` is the device's own: it cannot read the file (any more).
 */
export const refusals = [
  'wrongName',
  'misnamed',
  'empty',
  'noAudio',
  'unreadable',
  'interrupted',
  'tooMany',
  'tooLarge',
  'driveFull',
  'diskFull',
  'gone',
] as const

export type Refusal = (typeof refusals)[number]

/** Faults of the file itself, which it has however often it is sent. */
const lasting: readonly Refusal[] = [
  'wrongName',
  'misnamed',
  'empty',
  'noAudio',
  'unreadable',
  'tooLarge',
  'gone',
]

/** The answer to a file that is not taken. */
export interface Refused {
  refused: Refusal
}

/** Why a file does not lie in the drive. */
export type UploadTrouble = Refused | Failure

/** Whether the same file may be taken another time. */
export function mayPass(trouble: UploadTrouble): boolean {
  return !('refused' in trouble) || !lasting.includes(trouble.refused)
}
