import { basename, extname } from 'node:path'
import { decodeText } from '../../text/decode-text'
import { parseCueSheet } from './cue-sheet'
import { cutTracks, isNamedBy, type CutTrack, type SongTags } from './cut-tracks'
import { readSmallFile, type Sidecars } from './sidecars'

const maxSheetBytes = 1_000_000

interface CutFile {
  path: string
  name: string
}

/** A sheet that may divide the file. */
interface Candidate {
  text: string
  /** Where it lies, for a note. */
  place: string
  /** Whether a name that it has written means the file. */
  isMeant: (written: string) => boolean
  /** Whether it is the file's, whatever it says. */
  isOwn: boolean
}

async function* candidatesFor(
  { path, name }: CutFile,
  { cueSheets, hasTwin }: Pick<Sidecars, 'cueSheets' | 'hasTwin'>,
  embedded: string,
): AsyncGenerator<Candidate> {
  const isMeant = (written: string) => isNamedBy(written, name, !hasTwin)
  const stem = name.slice(0, name.length - extname(name).length).toLowerCase()
  for (const place of cueSheets) {
    const bytes = await readSmallFile(place, maxSheetBytes)
    const isOwn = basename(place).toLowerCase().startsWith(`${stem}.`)
    if (bytes) yield { text: decodeText(bytes), place, isMeant, isOwn }
  }
  // it may have been renamed since
  if (embedded !== '')
    yield { text: embedded, place: `the cue sheet in ${path}`, isMeant: () => true, isOwn: true }
}

/**
 * Divides a file by the first sheet that can: those beside it, then the one inside. Returns no tracks when there is
 * none, and a note for each that is broken.
 */
export async function readCueSheets(
  file: CutFile,
  sidecars: Pick<Sidecars, 'cueSheets' | 'hasTwin'>,
  embedded: string,
  tags: SongTags,
): Promise<{ tracks: CutTrack[]; notes: string[] }> {
  const notes: string[] = []
  for await (const { text, place, isMeant, isOwn } of candidatesFor(file, sidecars, embedded)) {
    const sheet = parseCueSheet(text)
    const cut = 'broken' in sheet ? sheet : cutTracks(sheet, tags, isMeant)
    if (Array.isArray(cut)) {
      if (cut.length > 0) return { tracks: cut, notes }
      continue
    }
    const concerns = !('broken' in sheet) || isOwn || sheet.names.some(isMeant)
    if (concerns) notes.push(`${place}: ${cut.broken}`)
  }
  return { tracks: [], notes }
}
