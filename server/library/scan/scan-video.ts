import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FolderBounds } from '../files/folder-bounds'
import { readSmallFile } from '../files/sidecars'
import { isUsablePicture, maxPictureBytes } from '../files/usable-picture'
import type { FoundFile } from '../files/walk-folder'
import type { KnownVideos } from './known-videos'
import { scanSong } from './scan-song'
import { isUnchanged, type ScannedFile, type ScanRun, type Write } from './scan-run'

/** The picture beside a video: a file of the same name that ends in `.jpg`, `.jpeg` or `.png`. */
interface SidecarPicture {
  path: string | null
  /** Changes whenever the picture does; empty when there is none. */
  stamp: string
}

const none: SidecarPicture = { path: null, stamp: '' }

const findSidecarPicture = async (
  { folder, name, siblings }: Pick<FoundFile, 'folder' | 'name' | 'siblings'>,
  bounds: FolderBounds,
): Promise<SidecarPicture> => {
  const stem = name.slice(0, -extname(name).length).toLowerCase()
  const side = ['.jpg', '.jpeg', '.png'].map((ending) => siblings.get(stem + ending)).find(Boolean)
  if (!side) return none
  const path = join(folder, side)
  try {
    if (!(await bounds.resolve(path))) return none
    const { size, mtimeMs } = await stat(path)
    return { path, stamp: `${side}:${size}:${Math.floor(mtimeMs)}` }
  } catch {
    return none
  }
}

/** Returns the picture's path and a key made from its bytes; null when there is no usable picture. */
const readSidecarCover = async ({ path }: SidecarPicture): Promise<{ key: string; path: string } | null> => {
  const bytes = path && (await readSmallFile(path, maxPictureBytes))
  if (!path || !bytes || !isUsablePicture(bytes)) return null
  return { key: createHash('sha1').update(bytes).digest('hex').slice(0, 20), path }
}

/** Finds the video that a file continues under a new name: one of the same size and duration whose file is gone. */
const findMovedVideo = async (
  videos: KnownVideos,
  size: number,
  durationMs: number,
): Promise<number | null> => {
  for (const { id, path } of videos.withSizeAndDuration(size, durationMs))
    if (!(await stat(path).catch(() => null))) return id
  return null
}

/**
 * Reads one video with the picture beside it, unless the last scan stored the same. A file without a picture track is
 * read as a song. Returns the step that stores it.
 */
export async function scanVideo(run: ScanRun, file: ScannedFile): Promise<Write> {
  const { root, found, known } = file
  if (isUnchanged(file) && known?.kind === 'song') return scanSong(run, file)
  const picture = await findSidecarPicture(found, run.bounds)
  const knownId = known?.kind === 'video' ? known.id : null
  if (isUnchanged(file) && knownId !== null && known?.sidecarStamp === picture.stamp)
    return () => {
      if (!known.missing) return
      run.videos.markFound(knownId)
      run.markChanged()
    }
  const reading = await run.dependencies.reader.video(found)
  if ('reason' in reading && reading.hasNoPicture) return scanSong(run, file)
  const cover = 'reason' in reading ? null : await readSidecarCover(picture)
  if (await run.isBeingWritten(found))
    return () => void run.unsettled.push({ root, folder: found.folder, deep: false })
  if ('reason' in reading) return () => run.refuse(file, reading)
  return async () => {
    const id = knownId ?? (await findMovedVideo(run.videos, found.size, reading.durationMs))
    const nowMs = run.dependencies.now()
    // the file was a song before
    if (known?.kind === 'song') run.files.markMissing([found.path])
    run.videos.save({ root, found, reading, sidecarStamp: picture.stamp, cover, id, nowMs })
    run.markChanged()
  }
}
