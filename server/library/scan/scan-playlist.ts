import { stat } from 'node:fs/promises'
import { toPrintable } from '../../text/clean-text'
import { readPlaylist } from '../files/read-playlist'
import { isUnchanged, type ScannedFile, type ScanRun, type Write } from './scan-run'

/** Finds the playlist that a file continues: the one of its path, else one with the same bytes whose file is gone. */
const findContinued = async (run: ScanRun, content: string, path: string): Promise<number | null> => {
  for (const known of run.playlists.alike(content, path))
    if (known.path === path || !(await stat(known.path).catch(() => null))) return known.id
  return null
}

/** Reads one playlist file, unless the last scan stored the same. Returns the step that stores it. */
export async function scanPlaylist(run: ScanRun, file: ScannedFile): Promise<Write> {
  const { root, found, known } = file
  const knownId = known?.kind === 'playlist' ? known.id : null
  if (isUnchanged(file) && knownId !== null)
    return () => {
      if (!known?.missing) return
      run.playlists.markFound(knownId)
      run.markChanged()
    }
  const reading = await readPlaylist(found, run.entries)
  if (await run.isBeingWritten(found))
    return () => void run.unsettled.push({ root, folder: found.folder, deep: false })
  if ('reason' in reading) return () => run.refuse(file, reading)
  return async () => {
    const id = knownId ?? (await findContinued(run, reading.content, found.path))
    run.playlists.save({ root, found, reading, id })
    if (reading.leftOut > 0)
      run.dependencies.log(
        toPrintable(`Left out ${reading.leftOut} entries of ${found.path}: not in the music folders`),
      )
    run.markChanged()
  }
}
