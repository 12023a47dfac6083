import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSmallFile } from '../library/beside'
import type { CoverSources } from '../library/cover-sources'
import { fitPicture, maxPictureBytes } from '../library/fit-picture'
import { bannerFrom, mosaic, square } from './compose'
import type { CoverSize } from './cover-sizes'
import { drawnCover } from './drawn-cover'
import { createGate } from './gate'
import { serviceUserId } from '../library/service-user'

/**
 * Renders covers and keeps them in a folder. Keys: twenty hex digits name a picture by its bytes, `g<id>` a drawn
 * one, `p<id>-<hash>` a playlist's. Both calls give null for a key that names nothing.
 */
export interface CoverStore {
  cover(key: string, size: CoverSize): Promise<Rendered | null>
  /** 1080x400. */
  banner(key: string): Promise<Rendered | null>
}

export interface Rendered {
  bytes: Buffer
  /** False for what stands in for a picture that could not be read now; it is not to be kept. */
  lasting: boolean
}

/** What the covers of playlists are made of. */
export interface PlaylistCovers {
  coverOf(id: number): PlaylistCover | undefined
}

interface PlaylistCover {
  key: string
  /** Keys of up to four covers; a list without any has a drawn one. */
  tiles: readonly string[]
  /** The key as it is now must be known to see it. */
  isPrivate: boolean
}

export interface CoverStoreOptions {
  folder: string
  covers: CoverSources
  /** The picture in an audio file, null for none fit to be shown; rejects when the file cannot be read. */
  readPicture: (path: string) => Promise<Uint8Array | null>
  /** Whether a file still lies where pictures may be read: a link may have taken its place. */
  holds: (path: string) => Promise<boolean>
  playlists: PlaylistCovers
}

/** Smaller sizes are made from this one, so that a page of cards reads each large picture once. */
const middle = 512

export function createCoverStore({
  folder,
  covers,
  readPicture,
  holds,
  playlists,
}: CoverStoreOptions): CoverStore {
  const underWay = new Map<string, Promise<Rendered | null>>()
  const gate = createGate(2)

  const lasting = (bytes: Buffer): Rendered => ({ bytes, lasting: true })

  const picture = async (key: string, size: CoverSize): Promise<Rendered | null> => {
    const place = covers.find(key)
    if (!place) return null
    try {
      const bytes = (await holds(place.path))
        ? await (place.source === 'file'
            ? readSmallFile(place.path, maxPictureBytes)
            : readPicture(place.path))
        : null
      if (bytes && fitPicture(bytes)) return lasting(await square(bytes, size))
    } catch {
      // A picture that cannot be read now is drawn instead, for this once.
    }
    return { bytes: await square(drawnCover(key, size), size), lasting: false }
  }

  const fromSource = async (key: string, size: CoverSize): Promise<Rendered | null> => {
    if (key.startsWith('g')) {
      const id = Number(key.slice(1))
      if (id !== serviceUserId && !covers.known(id)) return null
      return lasting(await square(drawnCover(key, size), size))
    }
    if (!key.startsWith('p')) return gate(() => picture(key, size))
    const list = playlists.coverOf(Number(/^p(\d+)-/.exec(key)?.[1]))
    if (!list || (list.isPrivate && list.key !== key)) return null
    if (list.tiles.length === 0)
      return { bytes: await square(drawnCover(key, size), size), lasting: list.key === key }
    const tiles = await Promise.all(list.tiles.map((tile) => kept(tile, 512)))
    const there = tiles.filter((tile) => tile !== null)
    const bytes = await gate(() =>
      mosaic(
        there.map((tile) => tile.bytes),
        size,
      ),
    )
    // an address given out before the list changed shows the list as it is
    return { bytes, lasting: list.key === key && there.every((tile) => tile.lasting) }
  }

  /** Reads a rendered file, or renders and keeps it: whole or not at all, and once for all who ask meanwhile. */
  const remember = (name: string, render: () => Promise<Rendered | null>): Promise<Rendered | null> => {
    const path = join(folder, name)
    const begun = underWay.get(name)
    if (begun) return begun
    const work = async () => {
      const old = await readFile(path).catch(() => null)
      if (old && old.length > 0) return lasting(old)
      const made = await render()
      if (made?.lasting) await keep(path, made.bytes)
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

  const kept = (key: string, size: CoverSize): Promise<Rendered | null> =>
    remember(`${key}-${size}.jpg`, async () => {
      if (size >= middle) return fromSource(key, size)
      const whole = await kept(key, middle)
      return whole && { ...whole, bytes: await gate(() => square(whole.bytes, size)) }
    })

  return {
    cover: kept,
    banner: (key) =>
      remember(`${key}-banner.jpg`, async () => {
        const whole = await kept(key, 1024)
        return whole && { ...whole, bytes: await gate(() => bannerFrom(whole.bytes)) }
      }),
  }
}
