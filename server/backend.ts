import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createAccounts } from './accounts/accounts'
import { createApp } from './app'
import { createCloudDrive, type CloudDriveOptions } from './cloud/cloud-drive'
import { createArtists } from './artists/artists'
import { createCollections } from './collections/collections'
import { createComments } from './comments/comments'
import { createCoverStore } from './covers/cover-store'
import { tidyCovers } from './covers/tidy-covers'
import { createDiscovery } from './discovery/discovery'
import { followFolders, type FolderChangesOptions } from './library/follow-folders'
import { createLibrary } from './library/library'
import { outermostFolders } from './library/outermost-folders'
import type { TagReader } from './library/read-tags'
import { createInlineReader } from './library/song-reader'
import { createWorkerReader } from './library/worker-reader'
import { defaultDataFolder, type Options } from './options'
import { createPlays } from './plays/plays'
import { createProxy } from './proxy/proxy'
import { createSearch } from './search/search'
import type { Services } from './services'
import { isFromElsewhere, isNoCall, mayChange } from './site/guard'
import { createOriginFor } from './site/own-origin'
import { openLibrary } from './storage/open-library'
import { createVideos } from './videos/videos'
import { failed } from './wire/json-reply'

/** Whatever answers `/api`. */
export interface Backend {
  /** @param peer the address of the other end, where it is known */
  fetch: (request: Request, peer?: string | null) => Response | Promise<Response>
  /** Settles when the first look through the folders is over; never rejects. */
  ready: Promise<void>
  /** Stops the scan and closes the database; answers afterwards are refused. */
  close(): Promise<void>
}

export interface BackendOptions extends Partial<
  Pick<Options, 'music' | 'backend' | 'data' | 'host' | 'member'>
> {
  /** The project's folder, where the demo library is looked for. */
  root: string
  /** One line for the console; printed by default. */
  log?: (line: string) => void
  /** Milliseconds since 1970; the machine's clock by default. */
  now?: () => number
  /** Reads files in this very thread instead of one of their own. */
  readTags?: TagReader
  /** How changes in the folders are noticed while the server runs; null for not at all. */
  watching?: Omit<FolderChangesOptions, 'roots' | 'library' | 'log'> | null
  cloud?: Pick<CloudDriveOptions, 'maxBytes' | 'createFile'>
}

/** How long the first answers wait for a library that holds nothing yet. */
const firstScanPatienceMs = 3000

const delay = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref())

const embedded = ({
  music = [],
  data,
  host = '127.0.0.1',
  member = false,
  root,
  log = console.log,
  now = Date.now,
  readTags,
  watching = {},
  cloud: cloudOptions = {},
}: BackendOptions): Backend => {
  const folder = data ?? defaultDataFolder(process.env)
  mkdirSync(folder, { recursive: true })
  const uploads = join(folder, 'uploads')
  const database = openLibrary({ path: join(folder, 'library.db'), companions: [uploads], log, now })
  const demo = music.length > 0 ? null : resolve(root, 'demo')
  const roots = demo === null ? outermostFolders(music) : [demo]
  const reader = readTags ? createInlineReader(readTags) : createWorkerReader()
  const library = createLibrary({ database, roots, demo, apart: uploads, log, now, reader })
  const accounts = createAccounts(database, now, member)
  const plays = createPlays(database, now)
  const discovery = createDiscovery({ database, library, plays, now })
  const collections = createCollections({
    database,
    listeners: accounts.listeners,
    computed: [library.playlists, discovery.charts],
    now,
  })
  const cloud = createCloudDrive({
    database,
    folder: uploads,
    reader,
    now,
    ...cloudOptions,
  })
  const renderings = join(folder, 'covers')
  const covers = createCoverStore({
    folder: renderings,
    covers: library.covers,
    readPicture: (path) => reader.picture(path),
    holds: (path) => library.holds(path),
    playlists: collections.playlists,
  })
  const search = createSearch(database, now)
  const services: Services = {
    ...accounts,
    library,
    cloud,
    collections,
    videos: createVideos(database, now),
    search,
    artists: createArtists(database, search),
    comments: createComments(database, now),
    plays,
    discovery,
    originFor: createOriginFor(host),
    now,
    log,
  }
  const app = createApp(services, covers, host)
  const empty = () => database.first('SELECT 1 AS one FROM heard LIMIT 1') === undefined
  let closed = false
  /** Names and lists as they are, ready for whoever comes first. */
  const prepare = async () => {
    await search.names()
    if (!closed) library.playlists.all()
  }
  const firstLook = async () => {
    // what is known can be found before the folders are looked through again; a fault meets whoever asks next
    if (!empty()) await prepare().catch(() => undefined)
    if (!closed) await library.rescan()
  }
  const ready = firstLook()
  const following = watching && followFolders({ ...watching, roots, library, log })
  void ready.then(prepare).catch(() => undefined)
  const tidying = new AbortController()
  void ready.then(() => tidyCovers(renderings, tidying.signal))
  const patience = Promise.race([ready, delay(firstScanPatienceMs)])
  return {
    async fetch(request, peer = null) {
      if (library.progress().running && empty()) await patience
      return closed ? failed(503, 'Service Unavailable') : app.fetch(request, { peer })
    },
    ready,
    async close() {
      if (closed) return
      closed = true
      tidying.abort()
      following?.close()
      await Promise.all([cloud.close(), library.close(), reader.close()])
      await search.close()
      database.close()
    },
  }
}

const remote = (base: string): Backend => {
  const proxy = createProxy(base)
  return {
    fetch: (request) =>
      mayChange(new URL(request.url).pathname) && isNoCall(request)
        ? failed(403, 'Forbidden')
        : proxy(request),
    ready: Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

/**
 * The embedded backend over folders of music, or a proxy to another one, for calls from our own pages alone.
 * Throws when the data folder is unusable.
 */
export function createBackend(options: BackendOptions): Backend {
  const backend = options.backend ? remote(options.backend) : embedded(options)
  return {
    ...backend,
    fetch: (request, peer = null) =>
      isFromElsewhere(request) ? failed(403, 'Forbidden') : backend.fetch(request, peer),
  }
}
