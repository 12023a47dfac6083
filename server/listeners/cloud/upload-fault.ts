import type { UploadRefusal } from '../../../src/contract/upload-refusal'

/** Why an upload was refused: message and code of the reply. */
export interface UploadFault {
  code: 400 | 404 | 405 | 413
  message: string
  /** For clients that have texts of their own. */
  reason?: UploadRefusal
}

export const uploadFaults = {
  noFile: { code: 404, message: '没有收到文件：表单里缺少 songFile' },
  brokenForm: { code: 400, message: '上传的内容不完整，请重新上传' },
  severalFiles: { code: 400, message: '一次只能上传一个文件' },
  wrongName: { code: 400, message: '只支持 MP3 和 FLAC 文件', reason: 'wrongName' },
  empty: { code: 400, message: '文件是空的', reason: 'empty' },
  noAudio: { code: 400, message: '文件里没有完整的 MP3 或 FLAC 音频', reason: 'noAudio' },
  misnamed: { code: 400, message: '文件的扩展名与内容不符', reason: 'misnamed' },
  unreadable: { code: 400, message: '文件已损坏，无法读取', reason: 'unreadable' },
  interrupted: { code: 400, message: '上传被中断或超时', reason: 'interrupted' },
  tooMany: { code: 405, message: '同时上传的文件太多，请稍候再试', reason: 'tooMany' },
  tooLarge: { code: 413, message: '文件太大', reason: 'tooLarge' },
  driveFull: { code: 413, message: '云盘空间不足', reason: 'driveFull' },
  diskFull: { code: 413, message: '服务器的磁盘空间不足', reason: 'diskFull' },
} as const satisfies Record<string, UploadFault>
