import type { LoaderFunctionArgs } from 'react-router'
import type { Page } from '../../../domain/catalogue/page'
import type { SearchResult } from '../../../domain/catalogue/search'
import { readPage } from '../../../domain/query/read-page'
import { failed, ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import { readKeywords } from '../../../domain/search/results-address'
import type { PageData } from '../../parts/paged'
import type { FrameStores } from '../../stores-context'

/** What a screen of results asks. */
export type ResultsPorts = Pick<FrameStores, 'backend' | 'settings'>

/**
 * Asks for the page of results that the address names; without keywords nothing is asked for.
 * @param type number of the kind of results
 * @param listOf finds their list in a reply
 */
export function createResultsLoader<T>(
  { backend, settings }: ResultsPorts,
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
    return { of: words, page, pageSize, found: search(words, pageSize, (page - 1) * pageSize) }
  }
}
