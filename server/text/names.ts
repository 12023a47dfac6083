/** Returns the form under which a name is stored: different spellings of an artist or album have the same form. */
export function normaliseName(name: string): string {
  return name.normalize('NFKC').toLocaleLowerCase('en').replace(/\s+/g, ' ').trim()
}

const sureSeparators = /\s*[;；、]\s*|\s+\/\s+/u
const wideScript = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u

/**
 * Splits `A/B` into two artists only when both parts could be names: `AC/DC` and `M/A/R/R/S` stay whole, two short
 * names in Han, kana or Hangul do not.
 */
const splitSlash = (name: string): string[] => {
  const parts = name.split('/').map((part) => part.trim())
  return parts.every((part) => part.length >= 3 || wideScript.test(part)) ? parts : [name]
}

/** Splits a tag value such as `甲、乙` or `Some One; Some Other` into its artists. */
export function splitArtists(value: string): string[] {
  return value
    .split(sureSeparators)
    .flatMap(splitSlash)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** What a file name says, used when the tags are missing. */
export interface FileNameParts {
  artist: string | null
  title: string
  trackNo: number
}

/**
 * Parses `01. Artist - Title`, `01 Title` or `Title`, without the extension. A leading number counts as the track
 * number only when it is zero-padded or followed by a dot or dash, so that `99 Luftballons` keeps its 99.
 */
export function parseFileName(stem: string): FileNameParts {
  const numbered = /^(?:(\d{1,3})\s*[.\-_]\s*|(0\d{1,2})\s+)(?=\S)/u.exec(stem)
  const rest = (numbered ? stem.slice(numbered[0].length) : stem).trim()
  const trackNo = Number(numbered?.[1] ?? numbered?.[2] ?? 0)
  const dash = rest.indexOf(' - ')
  const artist = dash > 0 ? rest.slice(0, dash).trim() : ''
  const title = dash > 0 ? rest.slice(dash + 3).trim() : rest
  return artist && title ? { artist, title, trackNo } : { artist: null, title: rest || stem, trackNo }
}
