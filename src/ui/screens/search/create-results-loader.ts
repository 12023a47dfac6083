import type { LoaderFunctionArgs } from 'react-router'
import type { Page } from '../../../contract/replies/page'
import type { SearchResult } from '../../../contract/replies/search'
import { readPage } from '../../../domain/address/read-page'
import { failed, ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import { readKeywords } from '../../../domain/search/search-target'
import type { PageData } from '../../kit/page/paged-list'
import type { ShellStores } from '../../hooks/stores-context'

/** What the loaders of search results need. */
export type ResultsDeps = Pick<ShellStores, 'backend' | 'settings'>

/**
 * Returns a loader of the page of results in the URL. Without keywords it fails as not found and sends no request.
 *
 * @param type the service's number for the kind of results
 *
 * @param listOf picks their page from a reply
 */
export function createResultsLoader<T>(
  { backend, settings }: ResultsDeps,
  type: number,
  listOf: (found: SearchResult) => Page<T>,
) {
  const search = async (keywords: string, limit: number, offset: number): Promise<Result<Page<T>>> => {
    if (!keywords) return failed({ kind: 'notFound' })
    const reply = await backend.call('cloudsearch', { keywords, type, limit, offset })
    return reply.ok ? ok(listOf(reply.value)) : reply
  }
  return ({ request }: LoaderFunctionArgs): PageData<T> => {
    const { searchParams } = new URL(request.url)
    const words = readKeywords(searchParams.get('keywords'))
    const page = readPage(searchParams.get('page'))
    const pageSize = settings.values.listNumber
    return { listKey: words, page, pageSize, result: search(words, pageSize, (page - 1) * pageSize) }
  }
}
