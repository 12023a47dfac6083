import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** Whether a path is that of a file that may be run. */
export function isProgramme(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Returns the ffmpeg of this machine, the first one on the PATH; null when there is none. */
export function findFfmpeg(env: Environment): string | null {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => isAbsolute(folder))
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'
  return folders.map((folder) => join(folder, name)).find(isProgramme) ?? null
}
