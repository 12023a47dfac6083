import { extname } from 'node:path'

const endings = new Set(['.m3u', '.m3u8', '.pls'])

/** Whether a name is that of a playlist file. */
export const isPlaylistFile = (name: string): boolean => endings.has(extname(name).toLowerCase())
