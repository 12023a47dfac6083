import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPicture } from '../library/read-tags'
import type { CoverSources } from '../library/cover-sources'
import type { Playlists } from '../library/playlists'
import { bannerFrom, mosaic, square } from './compose'
import type { CoverSize } from './cover-sizes'
import { drawnCover } from './drawn-cover'
import { serviceUserId } from '../library/service-user'

/**
 * Renders covers and keeps them in a folder. Keys: twenty hex digits name a picture by its bytes, `g<id>` a drawn
 * one, `p<id>-<hash>` a playlist's. Both calls give null for a key that names nothing.
 */
export interface CoverStore {
  cover(key: string, size: CoverSize): Promise<Buffer | null>
  /** 1080x400. */
  banner(key: string): Promise<Buffer | null>
}

export interface CoverStoreOptions {
  folder: string
  covers: CoverSources
  playlists: Playlists
}

/** Smaller sizes are made from this one, so that a page of cards reads each large picture once. */
const middle = 512

export function createCoverStore({ folder, covers, playlists }: CoverStoreOptions): CoverStore {
  const underWay = new Map<string, Promise<Buffer | null>>()

  const picture = async (key: string, size: CoverSize): Promise<Buffer | null> => {
    const place = covers.find(key)
    if (!place) return null
    try {
      const bytes = place.source === 'file' ? await readFile(place.path) : await readPicture(place.path)
      if (bytes) return await square(bytes, size)
    } catch {
      // An unreadable picture is drawn instead, like one that was never there.
    }
    return square(drawnCover(key, size), size)
  }

  const fromSource = async (key: string, size: CoverSize): Promise<Buffer | null> => {
    if (key.startsWith('g')) {
      const id = Number(key.slice(1))
      return id === serviceUserId || covers.known(id) ? square(drawnCover(key, size), size) : null
    }
    if (!key.startsWith('p')) return picture(key, size)
    const list = playlists.byId(Number(/^p(\d+)-/.exec(key)?.[1]))
    if (list?.cover !== key) return null
    const tiles = await Promise.all(list.tiles.map((tile) => kept(tile, 512)))
    return mosaic(
      tiles.filter((tile) => tile !== null),
      size,
    )
  }

  /** Reads a rendered file, or renders and keeps it: whole or not at all, and once for all who ask meanwhile. */
  const remember = (name: string, render: () => Promise<Buffer | null>): Promise<Buffer | null> => {
    const path = join(folder, name)
    const begun = underWay.get(name)
    if (begun) return begun
    const work = async () => {
      const old = await readFile(path).catch(() => null)
      if (old && old.length > 0) return old
      const made = await render()
      if (made) await keep(path, made)
      return made
    }
    const promise = work().finally(() => underWay.delete(name))
    underWay.set(name, promise)
    return promise
  }

  /** A full disk costs speed, not covers. */
  const keep = async (path: string, bytes: Buffer): Promise<void> => {
    const draft = `${path}.${randomUUID()}`
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, path)
    } catch {
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  const kept = (key: string, size: CoverSize): Promise<Buffer | null> =>
    remember(`${key}-${size}.jpg`, async () => {
      if (size >= middle) return fromSource(key, size)
      const whole = await kept(key, middle)
      return whole && square(whole, size)
    })

  return {
    cover: kept,
    banner: (key) =>
      remember(`${key}-banner.jpg`, async () => {
        const whole = await kept(key, 1024)
        return whole && bannerFrom(whole)
      }),
  }
}
