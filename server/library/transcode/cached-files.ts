import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** The converted files on the disk. */
export interface CachedFiles {
  /** Returns the path of a complete file and marks it as used now; null when there is none. */
  find(name: string): Promise<string | null>
  pathOf(name: string): string
  partialPathOf(name: string): string
  /** Deletes the files used longest ago until `bytes` more fit within the bound. */
  makeRoom(bytes: number): Promise<void>
}

const fileName = /^[0-9a-f]{40}\.(mp3|wav|flac)$/
const partialName = /^[0-9a-f]{40}\.(mp3|wav|flac)\.part$/

/** Deletes what an earlier run left incomplete. Throws when the folder cannot be created. */
export function createCachedFiles(folder: string, maxBytes: number, now: () => number): CachedFiles {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (partialName.test(name)) rmSync(join(folder, name), { force: true })

  const all = async () => {
    const names = (await readdir(folder)).filter((name) => fileName.test(name))
    const files = names.map(async (name) => {
      const path = join(folder, name)
      const found = await stat(path).catch(() => null)
      return found ? [{ path, size: found.size, usedMs: found.mtimeMs }] : []
    })
    return (await Promise.all(files)).flat().sort((one, other) => one.usedMs - other.usedMs)
  }

  const pathOf = (name: string) => join(folder, name)
  return {
    pathOf,
    partialPathOf: (name) => join(folder, `${name}.part`),
    async find(name) {
      const path = pathOf(name)
      const seconds = now() / 1000
      return utimes(path, seconds, seconds).then(
        () => path,
        () => null,
      )
    },
    async makeRoom(bytes) {
      const files = await all()
      let used = files.reduce((sum, { size }) => sum + size, bytes)
      for (const { path, size } of files) {
        if (used <= maxBytes) return
        await rm(path, { force: true }).catch(() => undefined)
        used -= size
      }
    },
  }
}
