import type { LoaderFunctionArgs } from 'react-router'
import type { PlaylistsByTime } from '../../../contract/replies/playlist'
import { allCategories, readPlaylistCategory } from '../../../domain/catalogue/playlist-category'
import { hasNextPage } from '../../../domain/catalogue/page-total'
import { readPage } from '../../../domain/address/read-page'
import { ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import type { Backend } from '../../../ports/backend'
import { loadFirstPages } from '../../../stores/lib/load-first-pages'
import type { ShellStores } from '../../hooks/stores-context'

const nothingMore: PlaylistsByTime = { items: [], received: 0, total: null, more: false, beforeMs: null }

/**
 * Loads the next batch of high-quality playlists. Each batch starts at the time of change where the previous one
 * ended.
 */
async function loadHighQualityPage(
  backend: Backend,
  given: { cat: string; limit: number },
  before: Promise<Result<PlaylistsByTime>> | undefined,
): Promise<Result<PlaylistsByTime>> {
  const last = await before
  if (last && !last.ok) return last
  if (last && last.value.beforeMs === null) return ok(nothingMore)
  return backend.call('topPlaylistHighquality', { ...given, before: last?.value.beforeMs ?? 0 })
}

/**
 * Returns a loader for the category in the URL: one page of all playlists, or as many batches of high-quality ones.
 */
export function createPlaylistsLoader({ backend, settings }: Pick<ShellStores, 'backend' | 'settings'>) {
  return ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const category = readPlaylistCategory(searchParams.get('cat'))
    const best = searchParams.get('hq') === 'true'
    const page = readPage(searchParams.get('page'))
    const pageSize = settings.values.listNumber
    const cat = category ?? allCategories
    const categories = backend.call('catlist', {})
    const bestNames = backend.call('highqualityTags', {})
    const here = { category, categories, bestNames }
    if (!best) {
      const found = backend.call('topPlaylist', { cat, limit: pageSize, offset: (page - 1) * pageSize })
      return { ...here, best, all: { listKey: cat, page, pageSize, result: found } } as const
    }
    const found = loadFirstPages<PlaylistsByTime>({
      count: page,
      fetchPage: (_at, before) => loadHighQualityPage(backend, { cat, limit: pageSize }, before),
      hasMore: (step) => step.beforeMs !== null && hasNextPage(step, pageSize),
    })
    return { ...here, best, steps: { of: cat, steps: page, found } } as const
  }
}

export type PlaylistsData = ReturnType<ReturnType<typeof createPlaylistsLoader>>
