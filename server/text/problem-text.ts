import { told, type ServerText } from './told'
import type { ServerTexts } from './zh-cn'

type Problems = ServerTexts['problems']

/** The texts of the reasons that are one sentence or the code of a system error. */
const fixed: Readonly<Record<string, (texts: Problems) => string>> = {
  'there is no sound in it': ({ noSound }) => noSound,
  'there is no track of sound in it': ({ noSound }) => noSound,
  'there is no Ogg sound of a known kind in it': ({ unknownFormat }) => unknownFormat,
  'there is no audio of a known format in it': ({ unknownFormat }) => unknownFormat,
  'there is no mp4 video in it': ({ noVideo }) => noVideo,
  'there is no webm video in it': ({ noVideo }) => noVideo,
  'its tags are too large': ({ tagsTooLarge }) => tagsTooLarge,
  'the file ends inside its sound': ({ cutOff }) => cutOff,
  'the file ends inside its header': ({ cutOff }) => cutOff,
  'the file ends inside its FLAC header': ({ cutOff }) => cutOff,
  'the file is shorter than its FLAC header says': ({ cutOff }) => cutOff,
  'the file ends inside its ID3 tag': ({ cutOff }) => cutOff,
  'its FLAC header has no end': ({ endless }) => endless,
  'its structure has no end': ({ endless }) => endless,
  'it is no file': ({ noFile }) => noFile,
  'the file is empty': ({ empty }) => empty,
  'its tags cannot be read: it has no length': ({ noLength }) => noLength,
  'its tags cannot be read: its length cannot be true': ({ falseLength }) => falseLength,
  'reading it took too long': ({ tooSlow }) => tooSlow,
  'reading it has no end': ({ tooSlow }) => tooSlow,
  'reading it fails': ({ readerFailed }) => readerFailed(''),
  'the server is closing': ({ readerFailed }) => readerFailed(''),
  'the reader answered something else': ({ readerFailed }) => readerFailed(''),
  'it is a link that leads out of the music folders': ({ leadsOut }) => leadsOut,
  'it lists the pieces of a stream': ({ streamPlaylist }) => streamPlaylist,
  'it does not begin with [playlist]': ({ notPlaylist }) => notPlaylist,
  'it is no text': ({ notPlaylist }) => notPlaylist,
  'it is too large for a playlist': ({ playlistTooLarge }) => playlistTooLarge,
  'it names no file of the music folders': ({ emptyPlaylist }) => emptyPlaylist,
  'it cannot be read': ({ other }) => other(''),
  EACCES: ({ denied }) => denied,
  EPERM: ({ denied }) => denied,
  ENOENT: ({ gone }) => gone,
  ENOTDIR: ({ gone }) => gone,
  EIO: ({ diskFault }) => diskFault,
  ELOOP: ({ loop }) => loop,
  ENAMETOOLONG: ({ nameTooLong }) => nameTooLong,
}

const named = 'it is named as what it is not: '

/** The beginnings of the reasons that end in a detail, which is no text of ours. */
const detailed: readonly [start: string, read: (texts: Problems, detail: string) => string][] = [
  [named, ({ misnamed }, kind) => misnamed(kind)],
  ['its tags cannot be read: ', ({ brokenTags }, detail) => brokenTags(detail)],
  ['reading it fails: ', ({ readerFailed }, detail) => readerFailed(detail)],
  ['it cannot be kept: ', ({ notKept }, detail) => notKept(detail)],
]

/**
 * Returns why a file is not in the library, as it is shown.
 * @param reason as the scan stored it
 * @param withDetail whether to say what a reader or the system said, in which paths of this machine may occur
 */
export function problemText(reason: string, withDetail: boolean): ServerText {
  const whole = Object.hasOwn(fixed, reason) ? fixed[reason] : undefined
  if (whole) return told(({ problems }) => whole(problems))
  const known = detailed.find(([start]) => reason.startsWith(start))
  if (!known) return told(({ problems }) => problems.other(withDetail ? reason : ''))
  const [start, read] = known
  const detail = withDetail || start === named ? reason.slice(start.length) : ''
  return told(({ problems }) => read(problems, detail))
}
