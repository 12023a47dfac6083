import type { IAudioMetadata } from 'music-metadata'
import { cleanText } from '../../text/clean-text'
import type { LyricKind, LyricTexts } from './lyric-kinds'
import { isWordTimed, syltToLrc, type SyltEntry } from './sylt-to-lrc'

/** The parts of the metadata that may contain lyrics. */
type Tagged = Pick<IAudioMetadata, 'native' | 'format'>

/** A `USLT` or `SYLT` frame as music-metadata returns it. */
interface LyricFrame {
  language: string
  descriptor: string
  text: string
  /** See ID3v2.3, section 4.10; null for an unsynchronised text. */
  contentType: number | null
  timeStampFormat: number
  entries: SyltEntry[]
}

interface Found {
  kind: LyricKind
  text: string
  /** The text with the highest rank of each kind is used; of equals, the first. */
  rank: number
}

/** ID3 frames, Vorbis comments and APE items; `©lyr` of MP4, `WM/Lyrics` of ASF; Matroska puts the target before it. */
const tagNames =
  /^(?:TXXX:|----:[\w.]{1,40}:|\w{1,20}:)?(?:USLT|ULT|SYLT|LYRICS?|UNSYNCEDLYRICS|UNSYNCED LYRICS|SYNCEDLYRICS|©lyr|WM\/Lyrics)$/i
const wordTimed = /^[ \t]*\[\d{1,9},\d{1,9}\]\(\d{1,9},\d{1,9}/m
const lineTimed = /^\uFEFF?[ \t]*\[\d{1,4}:\d{1,2}/m
const timedMarkup = /<(?:\w{1,20}:)?tt[\s>]/

const translation = /transl|翻译|翻譯|译文|譯文/i
const romanisation = /roman|romaji|translit|pinyin|罗马|羅馬|拼音/i

/** Milliseconds of an MPEG frame: 1152 samples, or 576 at the lower rates of MPEG-2 (ISO 13818-3, 2.4.2.3). */
const frameMs = (sampleRate = 44_100) => ((sampleRate < 32_000 ? 576 : 1152) / sampleRate) * 1000
const framesFormat = 1
/** Content types of SYLT that hold sung words: lyrics, transcription, and `other` as a fallback. */
const sungTypes = [1, 2, 0]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isEntry = (value: unknown): value is SyltEntry =>
  isRecord(value) && typeof value['text'] === 'string' && Number.isFinite(value['timestamp'])

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Reads one tag; null for an invalid value. In Vorbis comments and APE tags the value is the text itself. */
const frameOf = (value: unknown): LyricFrame | null => {
  const plain = { language: '', descriptor: '', contentType: null, timeStampFormat: 0, entries: [] }
  if (typeof value === 'string') return { ...plain, text: cleanText(value) }
  if (!isRecord(value)) return null
  const entries = Array.isArray(value['syncText']) ? value['syncText'].filter(isEntry) : null
  return {
    language: stringOf(value['language']),
    descriptor: stringOf(value['descriptor']),
    text: cleanText(stringOf(value['text'])),
    contentType: entries && numberOf(value['contentType']),
    timeStampFormat: numberOf(value['timeStampFormat']),
    entries: entries ?? [],
  }
}

/** Tells the kind of a line-timed text from its description. */
const kindBy = (descriptor: string): LyricKind => {
  if (translation.test(descriptor)) return 'tlyric'
  return romanisation.test(descriptor) ? 'romalrc' : 'lrc'
}

const ofText = ({ text, descriptor }: LyricFrame): Found | null => {
  if (text.trim() === '') return null
  if (timedMarkup.test(text.slice(0, 2000))) return { kind: 'ttml', text, rank: 1 }
  if (wordTimed.test(text)) return { kind: 'yrc', text, rank: 1 }
  return { kind: kindBy(descriptor), text, rank: lineTimed.test(text) ? 2 : 0 }
}

const ofEntries = (frame: LyricFrame, unitMs: number, sung: string | undefined): Found | null => {
  const place = sungTypes.indexOf(frame.contentType ?? 0)
  const text = cleanText(syltToLrc(frame.entries, unitMs))
  if (place === -1 || text === '') return null
  const kind = kindBy(frame.descriptor)
  // lyrics in a second language count as the translation
  const foreign = kind === 'lrc' && sung !== undefined && frame.language !== sung
  return { kind: foreign ? 'tlyric' : kind, text, rank: (isWordTimed(text) ? 3 : 1) - place / 10 }
}

/**
 * Reads the `USLT`, `SYLT` and `LYRICS` tags. Texts stay unchanged, `SYLT` entries become LRC. Of several texts of one
 * kind the one with the finest timing is used. A `SYLT` in a second language is a translation.
 */
export function embeddedLyrics({ native, format }: Tagged): LyricTexts {
  const tags = Object.values(native).flat()
  const frames = tags.flatMap(({ id, value }) => (tagNames.test(id) ? (frameOf(value) ?? []) : []))
  const isSung = ({ contentType, descriptor }: LyricFrame) =>
    contentType !== null && sungTypes.includes(contentType) && kindBy(descriptor) === 'lrc'
  const sung = sungTypes.flatMap((type) =>
    frames.filter((frame) => isSung(frame) && frame.contentType === type),
  )
  const unit = (frame: LyricFrame) =>
    frame.timeStampFormat === framesFormat ? frameMs(format.sampleRate) : 1
  const texts: LyricTexts = {}
  const ranks: Partial<Record<LyricKind, number>> = {}
  for (const frame of frames) {
    const isText = frame.contentType === null
    const found = isText ? ofText(frame) : ofEntries(frame, unit(frame), sung[0]?.language)
    if (!found || found.rank <= (ranks[found.kind] ?? -1)) continue
    ranks[found.kind] = found.rank
    texts[found.kind] = found.text
  }
  return texts
}
