import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSmallFile } from '../files/sidecars'
import type { CoverSource, CoverSources } from './cover-sources'
import { isUsablePicture, maxPictureBytes } from '../files/usable-picture'
import {
  type CoverSize,
  renderBanner,
  renderMosaic,
  renderSquare,
  renderWide,
  type WideSize,
} from './render-cover'
import { drawCover } from './draw-cover'
import { createKnownCovers, type PlaylistCovers } from './known-covers'
import { sharpFailure } from './load-sharp'
import { createConcurrencyLimit } from '../concurrency-limit'

/**
 * Renders covers and stores them in a folder. A key is twenty hex digits for a picture (by its bytes), `g<id>` for a
 * drawn cover, `p<id>-<hash>` for a playlist. All methods return null for an unknown key.
 */
export interface CoverStore {
  cover(key: string, size: CoverSize): Promise<RenderedCover | null>
  /** 16:9. */
  wide(key: string, width: WideSize): Promise<RenderedCover | null>
  /** 1080×400 pixels. */
  banner(key: string): Promise<RenderedCover | null>
}

export interface RenderedCover {
  bytes: Buffer
  type: 'image/jpeg' | 'image/svg+xml'
  /** False for a replacement of a picture that cannot be read or rendered now. */
  isCacheable: boolean
}

export interface CoverStoreOptions {
  folder: string
  covers: CoverSources
  /** The picture in an audio file, null for none fit to be shown; rejects when the file cannot be read. */
  readPicture: (path: string) => Promise<Uint8Array | null>
  /** Whether a file still lies where pictures may be read: a link may have taken its place. */
  contains: (path: string) => Promise<boolean>
  playlists: PlaylistCovers
  /** Whether pictures can be rendered. Where they cannot, all covers are drawn: no original picture is sent. */
  canRender?: () => Promise<boolean>
}

/** Smaller sizes are rendered from this one, so that a page of cards decodes each large picture once. */
const mediumSize = 512

const cacheable = (bytes: Buffer): RenderedCover => ({ bytes, type: 'image/jpeg', isCacheable: true })

const drawn = (key: string): RenderedCover => ({
  bytes: Buffer.from(drawCover(key, mediumSize)),
  type: 'image/svg+xml',
  isCacheable: false,
})

const sharpLoads = async () => (await sharpFailure()) === null

/** Keeps rendered pictures in a folder. Renders each once for all who ask for it at the same time. */
const createRenderCache = (folder: string) => {
  const rendering = new Map<string, Promise<RenderedCover | null>>()

  /** Writes the whole file or none. A full disk only makes covers slower. */
  const store = async (path: string, bytes: Buffer): Promise<void> => {
    const draft = `${path}.${randomUUID()}`
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, path)
    } catch {
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  return (name: string, render: () => Promise<RenderedCover | null>): Promise<RenderedCover | null> => {
    const path = join(folder, name)
    const running = rendering.get(name)
    if (running) return running
    const work = async () => {
      const stored = await readFile(path).catch(() => null)
      if (stored && stored.length > 0) return cacheable(stored)
      const made = await render()
      if (made?.isCacheable) await store(path, made.bytes)
      return made
    }
    const promise = work().finally(() => rendering.delete(name))
    rendering.set(name, promise)
    return promise
  }
}

export function createCoverStore(options: CoverStoreOptions): CoverStore {
  const { folder, covers, readPicture, contains, playlists, canRender = sharpLoads } = options
  const limit = createConcurrencyLimit(2)
  const cached = createRenderCache(folder)
  const known = createKnownCovers(covers, playlists)

  /** Renders the picture at a place; null where it cannot be read now. */
  const renderedFrom = async (place: CoverSource, render: (picture: Uint8Array) => Promise<Buffer>) => {
    try {
      if (!(await contains(place.path))) return null
      const bytes = await (place.source === 'file'
        ? readSmallFile(place.path, maxPictureBytes)
        : readPicture(place.path))
      return bytes && isUsablePicture(bytes) ? cacheable(await render(bytes)) : null
    } catch {
      return null
    }
  }

  const renderPicture = async (key: string, size: CoverSize): Promise<RenderedCover | null> => {
    const place = covers.find(key)
    if (!place) return null
    const rendered = await renderedFrom(place, (picture) => renderSquare(picture, size))
    return rendered ?? { ...cacheable(await renderSquare(drawCover(key, size), size)), isCacheable: false }
  }

  const renderPlaylist = async (key: string, size: CoverSize): Promise<RenderedCover | null> => {
    const list = known.list(key)
    if (!list) return null
    if (list.tiles.length === 0)
      return { ...cacheable(await renderSquare(drawCover(key, size), size)), isCacheable: list.key === key }
    const tiles = (await Promise.all(list.tiles.map((tile) => cover(tile, mediumSize)))).filter(
      (tile) => tile !== null,
    )
    const pictures = tiles.map(({ bytes }) => bytes)
    // an address from before the list changed shows the list as it is now
    const isCacheable = list.key === key && tiles.every((tile) => tile.isCacheable)
    return { ...cacheable(await limit(() => renderMosaic(pictures, size))), isCacheable }
  }

  const renderKey = async (key: string, size: CoverSize): Promise<RenderedCover | null> => {
    if (key.startsWith('p')) return renderPlaylist(key, size)
    if (!key.startsWith('g')) return limit(() => renderPicture(key, size))
    if (!known.id(Number(key.slice(1)))) return null
    return cacheable(await renderSquare(drawCover(key, size), size))
  }

  /** The stored picture, else the one that `render` makes, else a drawing where nothing can be rendered. */
  const coverOf = (key: string, variant: string, render: () => Promise<RenderedCover | null>) =>
    cached(`${key}-${variant}.jpg`, async () => {
      if (await canRender()) return render()
      return known.key(key) ? drawn(key) : null
    })

  const cover = (key: string, size: CoverSize): Promise<RenderedCover | null> =>
    coverOf(key, `${size}`, async () => {
      if (size >= mediumSize) return renderKey(key, size)
      const medium = await cover(key, mediumSize)
      return medium && { ...medium, bytes: await limit(() => renderSquare(medium.bytes, size)) }
    })

  return {
    cover,
    wide: (key, width) =>
      coverOf(key, `wide${width}`, async () => {
        const place = covers.find(key)
        const rendered =
          place && (await limit(() => renderedFrom(place, (picture) => renderWide(picture, width))))
        if (rendered) return rendered
        const large = await cover(key, 1024)
        return large && { ...large, bytes: await limit(() => renderWide(large.bytes, width)) }
      }),
    banner: (key) =>
      coverOf(key, 'banner', async () => {
        const large = await cover(key, 1024)
        return large && { ...large, bytes: await limit(() => renderBanner(large.bytes)) }
      }),
  }
}
