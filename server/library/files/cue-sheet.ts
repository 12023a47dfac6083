/** A track of a sheet; null, 0 or empty where the sheet says nothing. */
export interface CueTrack {
  /** From 1 to 999. */
  number: number
  title: string
  performer: string
  songwriter: string
  /** False for a track of data. */
  isAudio: boolean
  /** Where it starts in its file, in frames of 1/75 s. */
  startFrame: number
  /** ReplayGain in decibels. */
  gainDb: number | null
  /** With 1 as full scale. */
  peak: number | null
}

/** A file of a sheet, with the tracks that start in it. */
interface CueFile {
  /** As written, folders included. */
  name: string
  /** By ascending start. */
  tracks: CueTrack[]
}

/** What a cue sheet says. Texts are as written. */
export interface CueSheet extends Pick<CueTrack, 'title' | 'performer' | 'songwriter' | 'gainDb' | 'peak'> {
  genre: string
  date: string
  discNo: number
  files: CueFile[]
}

/** Why a sheet is not used. */
interface BrokenSheet {
  broken: string
  /** The files that it names, as far as it was read. */
  names: string[]
}

export const framesPerSecond = 75

const maxLines = 20_000
const maxText = 2000

/** `TITLE "Some "quoted" words"` and `TITLE Some`: from the first quotation mark to the last. */
const textOf = (rest: string): string => {
  const [first, last] = [rest.indexOf('"'), rest.lastIndexOf('"')]
  const text = first === 0 ? rest.slice(1, last > 0 ? last : undefined) : rest
  return text.slice(0, maxText).trim()
}

/** Parts a line at its first gap. */
const splitWord = (line: string): [word: string, rest: string] => {
  const trimmed = line.trim()
  const gap = trimmed.search(/\s/)
  if (gap === -1) return [trimmed.toUpperCase(), '']
  return [trimmed.slice(0, gap).toUpperCase(), trimmed.slice(gap).trim()]
}

/** `FILE "CD 1.flac" WAVE`, `FILE image.ape WAVE`: without the type. */
const fileNameOf = (rest: string): string => {
  const gap = Math.max(rest.lastIndexOf(' '), rest.lastIndexOf('\t'))
  return textOf(rest.startsWith('"') || gap === -1 ? rest : rest.slice(0, gap))
}

/** `mm:ss:ff` with 75 frames a second; null when it is none. */
const framesOf = (time: string): number | null => {
  const [, minutes, seconds, frames] = /^(\d{1,4}):(\d{1,2}):(\d{1,2})$/.exec(time) ?? []
  if (minutes === undefined || Number(seconds) >= 60 || Number(frames) >= framesPerSecond) return null
  return (Number(minutes) * 60 + Number(seconds)) * framesPerSecond + Number(frames)
}

const numberOf = (text: string, most: number): number | null => {
  const number = Number.parseFloat(text)
  return Math.abs(number) <= most ? number : null
}

const emptySheet = (): CueSheet => ({
  title: '',
  performer: '',
  songwriter: '',
  genre: '',
  date: '',
  discNo: 0,
  gainDb: null,
  peak: null,
  files: [],
})

/** Reads what follows REM. */
const readRemark = (sheet: CueSheet, track: CueTrack | null, rest: string): void => {
  const [name, value] = splitWord(rest)
  if (name === 'GENRE') sheet.genre ||= textOf(value)
  if (name === 'DATE') sheet.date ||= textOf(value)
  if (name === 'DISCNUMBER') sheet.discNo ||= Math.max(0, Math.trunc(numberOf(textOf(value), 999) ?? 0))
  if (name === 'REPLAYGAIN_ALBUM_GAIN') sheet.gainDb ??= numberOf(value, 60)
  if (name === 'REPLAYGAIN_ALBUM_PEAK') sheet.peak ??= numberOf(value, 100)
  if (name === 'REPLAYGAIN_TRACK_GAIN' && track) track.gainDb ??= numberOf(value, 60)
  if (name === 'REPLAYGAIN_TRACK_PEAK' && track) track.peak ??= numberOf(value, 100)
}

/** Reads the lines of a sheet one after another. Each step returns what makes the sheet unusable, else null. */
const createSheetReader = () => {
  const sheet = emptySheet()
  const numbers = new Set<number>()
  let track: CueTrack | null = null
  /** Whether the track has its place in a file. */
  let isPlaced = false
  let pregapFrame: number | null = null

  /** The numbers may start anew: a sheet of several discs. */
  const openFile = (rest: string) => {
    sheet.files.push({ name: fileNameOf(rest), tracks: [] })
    numbers.clear()
  }

  const startAt = (placed: CueTrack, frame: number): string | null => {
    const file = sheet.files.at(-1)
    if (!file) return 'it names no file'
    const last = file.tracks.at(-1)
    if (last && last.startFrame >= frame)
      return `track ${placed.number} does not start after track ${last.number}`
    placed.startFrame = frame
    file.tracks.push(placed)
    isPlaced = true
    return null
  }

  const closeTrack = (): string | null => {
    if (!track || isPlaced) return null
    return pregapFrame === null ? `track ${track.number} has no INDEX 01` : startAt(track, pregapFrame)
  }

  const openTrack = (rest: string): string | null => {
    const fault = closeTrack()
    if (fault) return fault
    const [digits, kind] = splitWord(rest)
    const number = /^\d{1,3}$/.test(digits) ? Number(digits) : 0
    if (number === 0) return `a track has no number: ${rest.slice(0, 40)}`
    if (numbers.has(number)) return `it has two tracks ${number}`
    numbers.add(number)
    const isAudio = kind === '' || kind.toUpperCase() === 'AUDIO'
    const texts = { title: '', performer: '', songwriter: '' }
    track = { number, ...texts, isAudio, startFrame: 0, gainDb: null, peak: null }
    isPlaced = false
    pregapFrame = null
    return null
  }

  /** The pause before a track, INDEX 00, belongs to the track before, as on a disc that plays through. */
  const placeTrack = (rest: string): string | null => {
    const [digits, time] = splitWord(rest)
    if (!/^\d{1,2}$/.test(digits)) return `an index has no number: ${rest.slice(0, 40)}`
    if (Number(digits) > 1) return null
    if (!track) return 'an index belongs to no track'
    const frame = framesOf(time)
    if (frame === null) return `track ${track.number} has no time: ${time.slice(0, 20)}`
    if (Number(digits) === 1) return isPlaced ? null : startAt(track, frame)
    pregapFrame = frame
    return null
  }

  const read = (line: string): string | null => {
    const [command, rest] = splitWord(line)
    const owner = track ?? sheet
    if (command === 'TRACK') return openTrack(rest)
    if (command === 'INDEX') return placeTrack(rest)
    if (command === 'FILE') openFile(rest)
    if (command === 'TITLE') owner.title ||= textOf(rest)
    if (command === 'PERFORMER') owner.performer ||= textOf(rest)
    if (command === 'SONGWRITER') owner.songwriter ||= textOf(rest)
    if (command === 'REM') readRemark(sheet, track, rest)
    return null
  }

  return {
    sheet,
    read,
    /** Call it after the last line. */
    end: () => closeTrack() ?? (sheet.files.length === 0 ? 'it names no file' : null),
  }
}

/**
 * Parses a cue sheet in one pass. Commands it does not know are ignored; what contradicts itself makes the whole sheet
 * unusable. Throws for no input.
 *
 * ```
 * REM GENRE Rock
 * REM DATE 1998
 * PERFORMER "Some One"
 * TITLE "Album"
 * FILE "CDImage.flac" WAVE
 *   TRACK 01 AUDIO
 *     TITLE "First"
 *     PERFORMER "Some One"
 *     INDEX 01 00:00:00
 *   TRACK 02 AUDIO
 *     TITLE "Second"
 *     REM REPLAYGAIN_TRACK_GAIN -6.50 dB
 *     INDEX 00 03:57:70
 *     INDEX 01 04:00:12
 * ```
 */
export function parseCueSheet(text: string): CueSheet | BrokenSheet {
  const lines = text.split(/\r\n|\r|\n/, maxLines + 1)
  if (lines.length > maxLines) return { broken: 'it is too long', names: [] }
  const reader = createSheetReader()
  let fault: string | null = null
  for (const line of lines) fault ??= reader.read(line.slice(0, maxText * 2))
  fault ??= reader.end()
  return fault === null ? reader.sheet : { broken: fault, names: reader.sheet.files.map(({ name }) => name) }
}
