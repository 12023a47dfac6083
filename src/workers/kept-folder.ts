import { keptFolderName } from '../domain/offline/kept-folder'

/** Opens the folder of kept songs, and makes it at first. Rejects where the browser refuses, as in some private windows. */
export async function openKeptFolder(): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(keptFolderName, { create: true })
}
