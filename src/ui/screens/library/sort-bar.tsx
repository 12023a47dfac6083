import { ArrowDownNarrowWide, ArrowDownWideNarrow } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import {
  librarySorts,
  usualSort,
  writeLibrarySort,
  type LibrarySort,
  type SortedList,
  type SortKey,
} from '../../../domain/library/library-sort'
import type { TextKey } from '../../../i18n/text-key'
import { IconButton } from '../../kit/button/icon-button'
import { Select } from '../../kit/form/select'
import { useText } from '../../kit/use-text'
import styles from './sort-bar.module.css'

const names: Record<SortKey, TextKey> = {
  title: 'browse.by-title',
  artist: 'browse.by-artist',
  album: 'browse.by-album',
  year: 'browse.by-year',
  added: 'browse.by-added',
  length: 'browse.by-length',
  songs: 'browse.by-songs',
}

interface SortBarProps {
  list: SortedList
  sort: LibrarySort
  /** Shown before the controls. */
  children?: ReactNode
}

/** Chooses the order of a list and its direction, which the address holds. */
export function SortBar({ list, sort, children }: SortBarProps) {
  const { text } = useText()
  const [, setQuery] = useSearchParams()
  const change = (next: LibrarySort) =>
    setQuery(
      (query) => {
        query.set('sort', writeLibrarySort(next))
        query.delete('page')
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  const { by, descending } = sort
  const Direction = descending ? ArrowDownWideNarrow : ArrowDownNarrowWide
  return (
    <div data-keeps-focus className={styles.bar}>
      {children}
      <div className={styles.sort}>
        <Select
          aria-label={text('browse.sortBy')}
          value={by}
          options={librarySorts[list].map((key) => ({ value: key, name: text(names[key]) }))}
          className={styles.field}
          onChoose={(key: SortKey) => change(usualSort(key))}
        />
        <IconButton
          label={text(descending ? 'browse.descending' : 'browse.ascending')}
          onClick={() => change({ by, descending: !descending })}
        >
          <Direction aria-hidden size={20} />
        </IconButton>
      </div>
    </div>
  )
}
