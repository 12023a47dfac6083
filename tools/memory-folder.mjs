import { accessSync, constants, statfsSync } from 'node:fs'

const folder = '/dev/shm'
/** Of the temporary files of a whole run of the tests, several times over. */
const enoughBytes = 4 * 1024 ** 3

/**
 * Returns a folder for temporary files whose files are kept in memory, where the system has one with enough room;
 * undefined elsewhere. Tests of the server create some thousand databases, and half of their time went to the disk.
 */
export function memoryFolder() {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= enoughBytes ? folder : undefined
  } catch {
    return undefined
  }
}
