import { cleanLine } from '../../text/clean-text'

/** A playlist as its file tells it. */
interface ParsedPlaylist {
  /** Null where the file gives none. */
  name: string | null
  /** Paths and addresses, in order, as they are written. */
  entries: string[]
}

/** Why a text is no playlist of songs. */
interface NoPlaylist {
  reason: string
}

/** Longer lines are no paths. */
const longestLine = 4096
const mostEntries = 10_000

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).map((line) => line.trim())

/**
 * M3U, which has no specification; the tags are those of Winamp and later players.
 *
 *     #EXTM3U
 *     #PLAYLIST:Late trains
 *     #EXTINF:213,Marlow & Fen - Last Tram
 *     Marlow & Fen/Last Tram.flac
 */
const parseM3u = (lines: readonly string[]): ParsedPlaylist | NoPlaylist => {
  // https://www.rfc-editor.org/rfc/rfc8216#section-4.3: one stream in pieces, under the same ending
  if (lines.some((line) => line.startsWith('#EXT-X-'))) return { reason: 'it lists the pieces of a stream' }
  const named = lines.find((line) => /^#PLAYLIST:/i.test(line))
  const entries = lines.filter((line) => line !== '' && !line.startsWith('#') && line.length <= longestLine)
  return { name: (named && cleanLine(named.slice('#PLAYLIST:'.length))) || null, entries }
}

/**
 * PLS, an INI file whose entries are numbered, in any order.
 *
 *     [playlist]
 *     File1=Marlow & Fen/Last Tram.flac
 *     Title1=Last Tram
 *     NumberOfEntries=1
 *     Version=2
 */
const parsePls = (lines: readonly string[]): ParsedPlaylist | NoPlaylist => {
  if (lines.find((line) => line !== '')?.toLowerCase() !== '[playlist]')
    return { reason: 'it does not begin with [playlist]' }
  const numbered = lines.flatMap((line) => {
    const [, number, path] = /^file(\d{1,9})\s*=\s*(.+)$/i.exec(line.slice(0, longestLine)) ?? []
    return number && path ? [{ number: Number(number), path }] : []
  })
  numbered.sort((one, other) => one.number - other.number)
  return { name: null, entries: numbered.map(({ path }) => path) }
}

/** Reads the text of a playlist file. Keeps the first ten thousand entries. */
export function parsePlaylist(fileName: string, text: string): ParsedPlaylist | NoPlaylist {
  if (text.includes('\0')) return { reason: 'it is no text' }
  const lines = linesOf(text)
  const parsed = /\.pls$/i.test(fileName) ? parsePls(lines) : parseM3u(lines)
  return 'reason' in parsed ? parsed : { ...parsed, entries: parsed.entries.slice(0, mostEntries) }
}
