import { keptCoversCache } from '../../../domain/offline/kept-covers'
import { ok } from '../../../contract/result'
import { openKeptFolder } from '../../kept-folder'
import type { TaskHandlers } from '../../rpc/host'
import { createKeepSongFile, type SongFile } from './keep-song-file'

/** The part of a file handle that only workers have, which the type library for pages does not know. */
interface WritableHandle {
  createSyncAccessHandle(): Promise<SongFile>
}

/** Opens a file in the one way that Safari before 26 can write to it. */
async function openSongFile(trackId: number): Promise<SongFile> {
  const file: unknown = await (await openKeptFolder()).getFileHandle(String(trackId), { create: true })
  return (file as WritableHandle).createSyncAccessHandle()
}

type KeptTasks = Pick<TaskHandlers, 'keepSong' | 'keptSizes' | 'keepCovers'>

/** The tasks of what is kept on this device: songs in the origin private file system, covers in Cache Storage. */
export function createKeptTasks(): KeptTasks {
  return {
    keepSong: createKeepSongFile((url, init) => fetch(url, init), openSongFile),
    keptSizes: async () => {
      const sizes: [number, number][] = []
      for await (const [name, handle] of (await openKeptFolder()).entries())
        if (handle instanceof FileSystemFileHandle) sizes.push([Number(name), (await handle.getFile()).size])
      return ok(sizes)
    },
    keepCovers: async ({ urls }, signal) => {
      const cache = await caches.open(keptCoversCache)
      for (const url of urls) {
        if (signal.aborted || (await cache.match(url))) continue
        try {
          const reply = await fetch(url, { signal })
          if (reply.ok) await cache.put(url, reply)
        } catch {
          // a picture of another origin that may not be read, or no room: the note stands in its place
        }
      }
      return ok(null)
    },
  }
}
