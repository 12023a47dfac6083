import type { LoaderFunctionArgs } from 'react-router'
import type { PlaylistsByTime } from '../../../domain/catalogue/playlist'
import { everyCategory, readPlaylistCategory } from '../../../domain/catalogue/playlist-category'
import { goesOn } from '../../../domain/catalogue/page-total'
import { readPage } from '../../../domain/query/read-page'
import { ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'
import { loadSteps } from '../../../stores/load-steps'
import type { FrameStores } from '../../stores-context'

const nothingMore: PlaylistsByTime = { items: [], received: 0, total: null, more: false, beforeMs: null }

/** The best ones are asked for from where those before them ended, by the time of their last change. */
async function askForBest(
  backend: Backend,
  given: { cat: string; limit: number },
  before: Promise<Result<PlaylistsByTime>> | undefined,
): Promise<Result<PlaylistsByTime>> {
  const last = await before
  if (last && !last.ok) return last
  if (last && last.value.beforeMs === null) return ok(nothingMore)
  return backend.call('topPlaylistHighquality', { ...given, before: last?.value.beforeMs ?? 0 })
}

/** Playlists of the category that the address names: a page of all, or as many steps of the best. */
export function createPlaylistsLoader({ backend, settings }: Pick<FrameStores, 'backend' | 'settings'>) {
  return ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const category = readPlaylistCategory(searchParams.get('cat'))
    const best = searchParams.get('hq') === 'true'
    const page = readPage(searchParams.get('page'))
    const pageSize = settings.values.listNumber
    const cat = category ?? everyCategory
    const categories = backend.call('catlist', {})
    const bestNames = backend.call('highqualityTags', {})
    const here = { category, categories, bestNames }
    if (!best) {
      const found = backend.call('topPlaylist', { cat, limit: pageSize, offset: (page - 1) * pageSize })
      return { ...here, best, all: { of: cat, page, pageSize, found } } as const
    }
    const found = loadSteps<PlaylistsByTime>({
      count: page,
      ask: (_at, before) => askForBest(backend, { cat, limit: pageSize }, before),
      goesOn: (step) => step.beforeMs !== null && goesOn(step, pageSize),
    })
    return { ...here, best, steps: { of: cat, steps: page, found } } as const
  }
}

export type PlaylistsData = ReturnType<ReturnType<typeof createPlaylistsLoader>>
