import { readPage } from '../../../domain/address/read-page'
import { readLibrarySort, writeLibrarySort, type SortedList } from '../../../domain/library/library-sort'
import type { SettingsStore } from '../../../stores/settings/settings-store'

/** Returns what an address asks of a sorted list: its order, its page, and the parameters that the backend takes. */
export function sortedPage({ url }: Request, list: SortedList, settings: Pick<SettingsStore, 'values'>) {
  const { searchParams } = new URL(url)
  const sort = readLibrarySort(list, searchParams.get('sort'))
  const listKey = writeLibrarySort(sort)
  const page = readPage(searchParams.get('page'))
  const pageSize = settings.values.listNumber
  const params = { sort: listKey, limit: pageSize, offset: (page - 1) * pageSize }
  return { sort, params, paging: { listKey, page, pageSize } }
}
