import { toPrintable } from '../../text/clean-text'
import { saveSong } from '../catalogue/save-song'
import type { SongReading } from '../files/read-song'
import { findSidecars, type Sidecars } from '../files/sidecars'
import { findMovedSong } from './find-moved-song'
import { isUnchanged, type ScannedFile, type ScanRun, type Write } from './scan-run'

/** Stores what was read. A file that was renamed keeps its song. */
const writeSong = async (
  run: ScanRun,
  { root, found, known, fixedId }: ScannedFile,
  song: SongReading,
  sidecars: Sidecars,
): Promise<void> => {
  const { database, log, now } = run.dependencies
  const moved = await findMovedSong(found, run.files.withAudio(song.audioKey))
  if (run.signal.aborted) return
  // the file was a video before
  if (known?.kind === 'video') run.files.markMissing([found.path])
  const id = fixedId ?? (moved !== null && !run.movedSongs.has(moved) ? moved : null)
  saveSong(database, { ...song, root, found, sidecars, id, nowMs: now() })
  if (id !== null) run.movedSongs.add(id)
  for (const note of song.notes) log(toPrintable(`Left out ${note}`))
  run.markChanged()
}

/** Reads one audio file with its sidecars, unless the last scan stored the same. Returns the step that stores it. */
export async function scanSong(run: ScanRun, file: ScannedFile): Promise<Write> {
  const { root, found, known, fixedId } = file
  const sidecars = await findSidecars(found, run.bounds)
  const id = known?.kind === 'song' ? known.id : null
  if (isUnchanged(file) && id !== null && known?.sidecarStamp === sidecars.stamp && (fixedId ?? id) === id)
    return () => {
      run.progress.unchanged++
      if (!known.missing) return
      run.files.markFound(id)
      run.markChanged()
    }
  const song = await run.dependencies.reader.song(found, sidecars)
  if (await run.isBeingWritten(found))
    return () => void run.unsettled.push({ root, folder: found.folder, deep: false })
  run.progress.read++
  return () => ('reason' in song ? run.refuse(file, song) : writeSong(run, file, song, sidecars))
}
