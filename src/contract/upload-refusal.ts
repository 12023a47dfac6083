/** Why the server refuses an upload, as its reply names it in `reason`. */
export const uploadRefusals = [
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
] as const

export type UploadRefusal = (typeof uploadRefusals)[number]
