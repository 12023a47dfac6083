import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createAttendance } from './accounts/attendance'
import { createCaptchas } from './accounts/captchas'
import { addFirstListener } from './accounts/first-listener'
import { createListenerCounts } from './accounts/listener-counts'
import { createListeners } from './accounts/listeners'
import { createDayOf } from './accounts/local-day'
import { createQrLogins } from './accounts/qr-logins'
import { createSessions } from './accounts/sessions'
import { createApp } from './app'
import { createCollections } from './collections/collections'
import { createComments } from './comments/comments'
import { createCoverStore } from './covers/cover-store'
import { createDiscovery } from './discovery/discovery'
import { createLibrary, type LibraryOptions } from './library/library'
import { outermostFolders } from './library/outermost-folders'
import { defaultDataFolder, type Options } from './options'
import { createPlays } from './plays/plays'
import { createProxy } from './proxy/proxy'
import { createSearch } from './search/search'
import type { Services } from './services'
import { isFromElsewhere, isNoCall, mayChange } from './site/guard'
import { createOriginFor } from './site/own-origin'
import { openDatabase } from './storage/database'
import { migrate } from './storage/migrations'
import { createVideos } from './videos/videos'

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
  readTags?: LibraryOptions['readTags']
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
}: BackendOptions): Backend => {
  const folder = data ?? defaultDataFolder(process.env)
  mkdirSync(folder, { recursive: true })
  const database = openDatabase(join(folder, 'library.db'))
  migrate(database)
  const demo = music.length > 0 ? null : resolve(root, 'demo')
  const roots = demo === null ? outermostFolders(music) : [demo]
  const library = createLibrary({ database, roots, demo, log, now, ...(readTags && { readTags }) })
  const listeners = createListeners(database, now)
  const collections = createCollections({ database, listeners, computed: [library.playlists], now })
  const covers = createCoverStore({
    folder: join(folder, 'covers'),
    covers: library.covers,
    playlists: collections.playlists,
  })
  const search = createSearch(database, now)
  const listeners = createListeners(database, now, { member })
  addFirstListener(listeners)
  const services: Services = {
    library,
    listeners,
    sessions: createSessions(database, now),
    collections,
    videos: createVideos(database, now),
    search,
    comments: createComments(database, now),
    plays: createPlays(database, now),
    discovery: createDiscovery({ database, library, now }),
    originFor: createOriginFor(host),
    now,
    log,
  }
  const app = createApp(services, covers, host)
  const ready = library.rescan()
  // a fault meets whoever searches next
  void ready.then(() => search.names()).catch(() => undefined)
  const patience = Promise.race([ready, delay(firstScanPatienceMs)])
  let closed = false
  return {
    async fetch(request, peer = null) {
      if (library.progress().running && library.songs.count() === 0) await patience
      return closed ? failed(503, 'Service Unavailable') : app.fetch(request, { peer })
    },
    ready,
    async close() {
      if (closed) return
      closed = true
      await library.close()
      await search.close()
      database.close()
    },
  }
}

/** The embedded backend over folders of music, or a proxy to another one. Throws when the data folder is unusable. */
export function createBackend(options: BackendOptions): Backend {
  if (!options.backend) return embedded(options)
  return { fetch: createProxy(options.backend), ready: Promise.resolve(), close: () => Promise.resolve() }
}
