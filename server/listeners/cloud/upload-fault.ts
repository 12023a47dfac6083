import type { UploadRefusal } from '../../../src/contract/upload-refusal'
import { told, type ServerText } from '../../text/told'

/** Why an upload was refused: message and code of the reply. */
export interface UploadFault {
  code: 400 | 404 | 405 | 413
  message: ServerText
  /** For clients that have texts of their own. */
  reason?: UploadRefusal
}

export const uploadFaults = {
  noFile: { code: 404, message: told(({ uploads }) => uploads.noFile) },
  brokenForm: { code: 400, message: told(({ uploads }) => uploads.brokenForm) },
  severalFiles: { code: 400, message: told(({ uploads }) => uploads.severalFiles) },
  wrongName: { code: 400, message: told(({ uploads }) => uploads.wrongName), reason: 'wrongName' },
  empty: { code: 400, message: told(({ uploads }) => uploads.empty), reason: 'empty' },
  noAudio: { code: 400, message: told(({ uploads }) => uploads.noAudio), reason: 'noAudio' },
  misnamed: { code: 400, message: told(({ uploads }) => uploads.misnamed), reason: 'misnamed' },
  unreadable: { code: 400, message: told(({ uploads }) => uploads.unreadable), reason: 'unreadable' },
  interrupted: { code: 400, message: told(({ uploads }) => uploads.interrupted), reason: 'interrupted' },
  tooMany: { code: 405, message: told(({ uploads }) => uploads.tooMany), reason: 'tooMany' },
  tooLarge: { code: 413, message: told(({ uploads }) => uploads.tooLarge), reason: 'tooLarge' },
  driveFull: { code: 413, message: told(({ uploads }) => uploads.driveFull), reason: 'driveFull' },
  diskFull: { code: 413, message: told(({ uploads }) => uploads.diskFull), reason: 'diskFull' },
} as const satisfies Record<string, UploadFault>
