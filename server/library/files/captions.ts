import { readdir } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { cleanText } from '../../text/clean-text'
import { decodeText } from '../../text/decode-text'
import { readSmallFile } from './sidecars'

/** A file beside a video with its captions. */
export interface CaptionFile {
  /** BCP 47, as in the file's name; empty when that has none. */
  language: string
  path: string
}

const endings = ['.vtt', '.srt']
const languageTag = /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i

/** In bytes; ten times the captions of a long film. */
const maxLength = 2_000_000

/** Returns the language in a name such as `Song.en.vtt` beside `Song.mp4`, null for files of something else. */
function languageIn(name: string, stem: string): string | null {
  const ending = extname(name)
  if (!endings.includes(ending.toLowerCase())) return null
  const rest = name.slice(0, -ending.length)
  if (rest.toLowerCase() === stem) return ''
  const language = extname(rest).slice(1)
  const isBeside = rest.slice(0, -language.length - 1).toLowerCase() === stem
  return isBeside && languageTag.test(language) ? language.toLowerCase() : null
}

/**
 * Finds the captions beside a video: WebVTT (`.vtt`) and SubRip (`.srt`) of the same name, with a language before the
 * ending or none. One file a language, WebVTT first.
 */
export async function findCaptions(video: string): Promise<CaptionFile[]> {
  const folder = dirname(video)
  const stem = basename(video, extname(video)).toLowerCase()
  const found = new Map<string, string>()
  for (const name of await readdir(folder).catch(() => [])) {
    const language = languageIn(name, stem)
    if (language === null || (found.has(language) && /srt$/i.test(name))) continue
    found.set(language, join(folder, name))
  }
  return [...found].map(([language, path]) => ({ language, path })).toSorted(byLanguage)
}

const byLanguage = (one: CaptionFile, other: CaptionFile) => one.language.localeCompare(other.language)

/** Reads captions as WebVTT; null when the file cannot be read or is too large. SubRip writes its times with a comma. */
export async function readCaptions(path: string): Promise<string | null> {
  const bytes = await readSmallFile(path, maxLength)
  if (!bytes) return null
  const text = cleanText(decodeText(bytes)).replaceAll(/\r\n?/g, '\n')
  if (/^\ufeff?WEBVTT/.test(text)) return text
  return `WEBVTT\n\n${text.replaceAll(/(\d\d:\d\d),(\d{3})/g, '$1.$2')}`
}
