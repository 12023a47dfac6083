import type { Refusal, UploadTrouble } from '../../../domain/upload/upload-trouble'
import { failureText } from '../../../i18n/failure-text'
import type { TextKey } from '../../../i18n/text-key'

const refusalTexts: Record<Refusal, TextKey> = {
  wrongName: 'upload.wrongName',
  misnamed: 'upload.misnamed',
  empty: 'upload.empty',
  noAudio: 'upload.noAudio',
  unreadable: 'upload.unreadable',
  interrupted: 'upload.interrupted',
  tooMany: 'upload.tooMany',
  tooLarge: 'upload.tooLarge',
  driveFull: 'upload.driveFull',
  diskFull: 'upload.diskFull',
  gone: 'upload.gone',
}

/** Why a file does not lie in the drive, as its row says it; what else a server says stays in its words. */
export function uploadTroubleText(trouble: UploadTrouble): ReturnType<typeof failureText> {
  if ('refused' in trouble) return { key: refusalTexts[trouble.refused], values: {} }
  if (trouble.kind === 'timeout') return { key: 'upload.timeout', values: {} }
  if (trouble.kind === 'offline') return { key: 'upload.offline', values: {} }
  return failureText(trouble)
}
