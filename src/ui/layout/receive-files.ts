import type { DataRouter } from 'react-router'
import type { LocalFile } from '../../domain/library/local-file'

interface Stores {
  cloudUploads: { add(files: readonly LocalFile[]): void }
  backup: { offer(file: File): void }
}

/** Does what the listener means by opening files with the app: uploads songs, and offers to load a backup. */
export function receiveFiles(
  router: DataRouter,
  { cloudUploads, backup }: Stores,
  files: readonly File[],
): void {
  const [stored] = files.filter(({ name }) => name.endsWith('.json'))
  const songs = files.filter(({ name }) => !name.endsWith('.json'))
  if (songs.length > 0) {
    cloudUploads.add(songs)
    void router.navigate('/user/cloud')
  } else if (stored) {
    backup.offer(stored)
    void router.navigate('/setting/other')
  }
}
