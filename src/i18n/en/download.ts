import type { Texts } from '../text-key'

export const download: Texts['download'] = {
  title: 'Download song',
  qualities: 'Sound quality',
  size: '{{size}}, {{type}}',
  sizeUnknown: 'Size unknown',
  members: 'Members',
  cloudNote: 'This song is on your cloud drive; you get the file that you uploaded',
  membersOnly: 'This operation requires a member account',
  start: 'Download',
  cancel: 'Cancel download',
  progress: 'Download progress',
  waiting: 'Asking for the file…',
  received: '{{received}} of {{total}}',
  receivedOnly: '{{received}} so far',
  done: '{{name}} is saved',
  failed: 'The download failed; try another sound quality',
  none: 'There is no file to download',
}
