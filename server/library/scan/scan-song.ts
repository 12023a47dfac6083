import { toPrintable } from '../../text/clean-text'
import { saveSong, type ScannedSong } from '../catalogue/save-song'
import type { CutTrack } from '../files/cut-tracks'
import type { SongReading } from '../files/read-song'
import { findSidecars, findTrackLyrics, readSidecarLyrics, type Sidecars } from '../files/sidecars'
import { findMovedSong } from './find-moved-song'
import type { KnownFile } from './known-files'
import { isUnchanged, type ScannedFile, type ScanRun, type Write } from './scan-run'

/** The lyrics beside one track of a cue sheet. */
type TrackLyrics = Awaited<ReturnType<typeof findTrackLyrics>>

/** Ends the stamp of a file that is divided, and of one that would be if there were an ffmpeg. */
const cutMark = '|cut'
const uncutMark = '|uncut'

const stampOf = ({ stamp }: Sidecars, tracks: readonly TrackLyrics[]): string =>
  [stamp, ...tracks.map((track) => track.stamp)].join('|')

/** Whether nothing beside the file has changed, nor whether files can be cut. */
const isStampUnchanged = async (
  { dependencies, bounds }: ScanRun,
  { found }: ScannedFile,
  { sidecarStamp, tracks }: KnownFile,
  sidecars: Sidecars,
): Promise<boolean> => {
  if (tracks.length > 0) {
    if (!dependencies.canCut) return false
    const lyrics = await Promise.all(tracks.map((track) => findTrackLyrics(found, track, bounds)))
    return sidecarStamp === stampOf(sidecars, lyrics) + cutMark
  }
  const isUncut = sidecarStamp === sidecars.stamp + uncutMark
  return sidecarStamp === sidecars.stamp || (isUncut && !dependencies.canCut)
}

/** Returns the song that a file or a track of it continues; each is continued once in a scan. */
const continuedId = async (
  { files, movedSongs }: ScanRun,
  { found }: ScannedFile,
  audioKey: string,
): Promise<number | null> => {
  const moved = await findMovedSong(found, files.withAudio(audioKey))
  return moved !== null && movedSongs.has(moved) ? null : moved
}

/** Stores what a file holds, and nothing else under its path. */
const saveAll = (
  { dependencies, files, movedSongs }: ScanRun,
  { found: { path } }: ScannedFile,
  songs: readonly ScannedSong[],
) => {
  const { database } = dependencies
  database.transaction(() => {
    for (const song of songs) saveSong(database, song)
    files.dropParts(
      path,
      songs.map(({ cut }) => cut?.part ?? 0),
    )
  })
  for (const { id } of songs) if (id !== null) movedSongs.add(id)
}

/** Stores a file as one song. */
const writeWhole = async (
  run: ScanRun,
  file: ScannedFile,
  song: SongReading,
  stamp: string,
): Promise<void> => {
  const { root, found, fixedId } = file
  const id = fixedId ?? (await continuedId(run, file, song.audioKey))
  if (run.signal.aborted) return
  saveAll(run, file, [{ ...song, root, found, sidecars: { stamp }, id, nowMs: run.dependencies.now() }])
}

/** Names the sound of a track, wherever its file lies and however its sheet calls it. */
const trackKey = (audioKey: string, { startSample }: CutTrack) => `${audioKey}#${startSample}`

/** Stores the tracks of a file as songs. */
const writeTracks = async (
  run: ScanRun,
  file: ScannedFile,
  song: SongReading,
  sidecars: Sidecars,
): Promise<void> => {
  const { root, found } = file
  const nowMs = run.dependencies.now()
  const lyrics: TrackLyrics[] = []
  const songs: ScannedSong[] = []
  for (const [at, track] of song.tracks.entries()) {
    const audioKey = trackKey(song.audioKey, track)
    const id = await continuedId(run, file, audioKey)
    const { startSample, endSample, tags } = track
    const beside = await findTrackLyrics(found, { number: tags.trackNo, title: tags.title ?? '' }, run.bounds)
    lyrics.push(beside)
    const { texts } = await readSidecarLyrics(beside.lyrics)
    const cut = { part: at + 1, startSample, endSample }
    songs.push({ ...song, audioKey, tags, lyrics: texts, cut, root, found, sidecars, id, nowMs })
  }
  if (run.signal.aborted) return
  const stamp = stampOf(sidecars, lyrics) + cutMark
  saveAll(
    run,
    file,
    songs.map((one) => ({ ...one, sidecars: { stamp } })),
  )
}

/** Stores what was read. A file that was renamed keeps its songs. */
const writeSong = async (
  run: ScanRun,
  file: ScannedFile,
  song: SongReading,
  sidecars: Sidecars,
): Promise<void> => {
  const { found, known, fixedId } = file
  const { canCut, log } = run.dependencies
  const isDivided = song.tracks.length > 0 && fixedId === null
  // the file was a video before
  if (known?.kind === 'video') run.files.markMissing([found.path])
  if (isDivided && canCut) await writeTracks(run, file, song, sidecars)
  else await writeWhole(run, file, song, sidecars.stamp + (isDivided ? uncutMark : ''))
  if (run.signal.aborted) return
  for (const note of song.notes) log(toPrintable(`Left out ${note}`))
  if (isDivided && !canCut) {
    const why = `without ffmpeg, the ${song.tracks.length} tracks of its cue sheet cannot be cut`
    log(toPrintable(`Kept ${found.path} as one song: ${why}`))
  }
  run.markChanged()
}

/** Reads one audio file with its sidecars, unless the last scan stored the same. Returns the step that stores it. */
export async function scanSong(run: ScanRun, file: ScannedFile): Promise<Write> {
  const { root, found, known, fixedId } = file
  const sidecars = await findSidecars(found, run.bounds)
  const id = known?.kind === 'song' ? known.id : null
  if (
    known &&
    id !== null &&
    isUnchanged(file) &&
    (fixedId ?? id) === id &&
    (await isStampUnchanged(run, file, known, sidecars))
  )
    return () => {
      run.progress.unchanged++
      if (!known.missing) return
      run.files.markFound(found.path)
      run.markChanged()
    }
  const song = await run.dependencies.reader.song(found, sidecars)
  if (await run.isBeingWritten(found))
    return () => void run.unsettled.push({ root, folder: found.folder, deep: false })
  run.progress.read++
  return () => ('reason' in song ? run.refuse(file, song) : writeSong(run, file, song, sidecars))
}
