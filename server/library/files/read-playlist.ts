import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { cleanLine } from '../../text/clean-text'
import { decodeText } from '../../text/decode-text'
import { placeholders } from '../../text/placeholders'
import type { EntryLocator } from './locate-entry'
import { parsePlaylist } from './parse-playlist'
import type { UnreadableSong } from './read-song'
import { readSmallFile } from './sidecars'
import type { FoundFile } from './walk-folder'

/** The content of one playlist file. */
export interface PlaylistReading {
  name: string
  /** Absolute paths below the music folders, each once; there may be no file. */
  entries: string[]
  /** A hash of its bytes. */
  content: string
  /** How many entries lie outside the music folders or in the network. */
  leftOut: number
}

/** In bytes; ten times a playlist of ten thousand songs. */
const largest = 8 * 1024 * 1024

const stemOf = (name: string): string => cleanLine(name.slice(0, -extname(name).length))

/** Reads one playlist file, or tells why it is none. Never rejects. */
export async function readPlaylist(
  { path, folder, name, size }: Pick<FoundFile, 'path' | 'folder' | 'name' | 'size'>,
  locator: EntryLocator,
): Promise<PlaylistReading | UnreadableSong> {
  if (size > largest) return { reason: 'it is too large for a playlist' }
  const bytes = await readSmallFile(path, largest)
  if (!bytes) return { reason: 'it cannot be read', isTransient: true }
  const parsed = parsePlaylist(name, decodeText(bytes))
  if ('reason' in parsed) return parsed
  const entries: string[] = []
  for (const entry of parsed.entries) {
    const located = await locator.locate(entry, folder)
    if (located !== null) entries.push(located)
  }
  if (entries.length === 0) return { reason: 'it names no file of the music folders' }
  return {
    name: parsed.name ?? (stemOf(name) || placeholders.title),
    entries: [...new Set(entries)],
    content: createHash('sha1').update(bytes).digest('hex'),
    leftOut: parsed.entries.length - entries.length,
  }
}
