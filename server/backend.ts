import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createAccounts } from './listeners/accounts/accounts'
import { createApp } from './app'
import { createCloudDrive, type CloudDriveOptions } from './listeners/cloud/cloud-drive'
import { createArtists } from './library/catalogue/artists'
import { createBrowse } from './library/catalogue/browse'
import { createCollections } from './listeners/collections/collections'
import { createComments } from './listeners/comments/comments'
import { createCoverStore } from './library/covers/cover-store'
import { pruneCovers } from './library/covers/prune-covers'
import { createDiscovery } from './discovery/discovery'
import { radarId } from './discovery/radar'
import { watchMusicFolders, type WatchOptions } from './library/watch-music-folders'
import { createLibrary } from './library/library'
import { outermostFolders } from './library/scan/scan-target'
import type { MediaReader } from './library/files/media-reader'
import { createWorkerReader } from './library/files/worker-reader'
import { defaultDataFolder, type Options } from './options'
import { createPlays } from './listeners/plays'
import { createProxy } from './http/proxy/proxy'
import { createSearch } from './search/search'
import type { Services } from './http/services'
import { isCrossSite, isPassiveRequest, mayChange } from './http/guard'
import { createOriginFor } from './http/own-origin'
import { openLibraryDatabase } from './storage/open-library-database'
import { createTranscoder } from './library/transcode/transcoder'
import { createVideos } from './library/catalogue/videos'
import { errorReply } from './http/json-reply'

/** Answers the requests under `/api`. */
export interface Backend {
  /** @param peer the address of the other end of the connection, null when unknown */
  fetch: (request: Request, peer?: string | null) => Response | Promise<Response>
  /** Settles after the first scan of the folders; never rejects. */
  ready: Promise<void>
  /** Stops the scan and closes the database. Later requests get status 503. */
  close(): Promise<void>
}

export interface BackendOptions extends Partial<
  Pick<Options, 'music' | 'backend' | 'data' | 'host' | 'member' | 'ffmpeg'>
> {
  /** The project's folder, which holds the demo library. */
  root: string
  /** Writes one line to the console; `console.log` by default. */
  log?: (line: string) => void
  /** Returns the time in milliseconds since 1970; the machine's clock by default. */
  now?: () => number
  /** Reads files; a thread of its own by default. */
  reader?: MediaReader
  /** How changes in the music folders are noticed while the server runs; null for not at all. */
  watching?: Omit<WatchOptions, 'roots' | 'library' | 'log'> | null
  cloud?: Pick<CloudDriveOptions, 'maxBytes' | 'createFile'>
}

/** How long the first requests wait for the first scan while the library is empty. */
const firstScanTimeoutMs = 3000

const delay = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref())

/** Opens the database and creates everything that requests draw on. */
const openServices = (options: BackendOptions) => {
  const { music = [], host = '127.0.0.1', member = false, log = console.log, now = Date.now } = options
  const folder = options.data ?? defaultDataFolder(process.env)
  mkdirSync(folder, { recursive: true })
  const uploads = join(folder, 'uploads')
  const database = openLibraryDatabase({ path: join(folder, 'library.db'), companions: [uploads], log, now })
  const demo = music.length > 0 ? null : resolve(options.root, 'demo')
  const roots = demo === null ? outermostFolders(music) : [demo]
  const { reader = createWorkerReader() } = options
  const { ffmpeg = null } = options
  const canCut = ffmpeg !== null
  const library = createLibrary({ database, roots, demo, excluded: uploads, log, now, reader, canCut })
  const accounts = createAccounts(database, now, member)
  const plays = createPlays(database, now)
  const discovery = createDiscovery({ database, library, plays, now })
  const collections = createCollections({
    database,
    listeners: accounts.listeners,
    computed: [library.playlists, discovery.charts],
    personal: new Map([[radarId, discovery.radar]]),
    now,
  })
  const cloud = createCloudDrive({ database, folder: uploads, reader, now, ...options.cloud })
  const coverFolder = join(folder, 'covers')
  const covers = createCoverStore({
    folder: coverFolder,
    covers: library.covers,
    readPicture: (path) => reader.picture(path),
    contains: (path) => library.contains(path),
    playlists: collections.playlists,
  })
  const search = createSearch(database, now)
  const transcoder = ffmpeg && createTranscoder({ ffmpeg, folder: join(folder, 'converted'), log, now })
  const services: Services = {
    ...accounts,
    library,
    cloud,
    collections,
    videos: createVideos(database, now),
    transcoder: transcoder || null,
    search,
    artists: createArtists(database, search),
    browse: createBrowse({
      database,
      search,
      roots,
      revision: () => library.revision(),
      scanning: () => library.progress().running,
      now,
    }),
    comments: createComments(database, now),
    plays,
    discovery,
    originFor: createOriginFor(host),
    now,
    log,
  }
  return { database, roots, reader, coverFolder, services, app: createApp(services, covers, host) }
}

const embedded = (options: BackendOptions): Backend => {
  const { watching = {}, log = console.log } = options
  const { database, roots, reader, coverFolder, services, app } = openServices(options)
  const { library, search, cloud, transcoder } = services
  const isEmpty = () => database.first('SELECT 1 AS one FROM active_song LIMIT 1') === undefined
  let closed = false

  /** Reads names and computes playlists, so that the first request need not wait for them. */
  const warmUp = async () => {
    await search.names()
    // requests that waited for the names go first
    await setImmediate()
    if (!closed) library.playlists.all()
  }
  const firstScan = async () => {
    // what is stored can be searched before the scan ends; an error here is reported by the next request for names
    if (!isEmpty()) await warmUp().catch(() => undefined)
    if (!closed) await library.rescan()
  }
  const ready = firstScan()
  const watcher = watching && watchMusicFolders({ ...watching, roots, library, log })
  void ready.then(warmUp).catch(() => undefined)
  const pruning = new AbortController()
  void ready.then(() => pruneCovers(coverFolder, pruning.signal))
  const readyOrLate = Promise.race([ready, delay(firstScanTimeoutMs)])
  return {
    async fetch(request, peer = null) {
      if (library.progress().running && isEmpty()) await readyOrLate
      return closed ? errorReply(503, 'Service Unavailable') : app.fetch(request, { peer })
    },
    ready,
    async close() {
      if (closed) return
      closed = true
      pruning.abort()
      watcher?.close()
      await Promise.all([cloud.close(), library.close(), reader.close(), transcoder?.close()])
      await search.close()
      database.close()
    },
  }
}

const remote = (base: string): Backend => {
  const proxy = createProxy(base)
  return {
    fetch: (request) =>
      mayChange(new URL(request.url).pathname) && isPassiveRequest(request)
        ? errorReply(403, 'Forbidden')
        : proxy(request),
    ready: Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

/**
 * Creates the embedded backend, or with `options.backend` a proxy to another one. Both refuse cross-site requests.
 * Throws when the data folder is unusable.
 */
export function createBackend(options: BackendOptions): Backend {
  const backend = options.backend ? remote(options.backend) : embedded(options)
  return {
    ...backend,
    fetch: (request, peer = null) =>
      isCrossSite(request) ? errorReply(403, 'Forbidden') : backend.fetch(request, peer),
  }
}
