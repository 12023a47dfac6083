import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { LibraryGroup } from '../../../contract/replies/library'
import { readPage } from '../../../domain/address/read-page'
import type { LibrarySort } from '../../../domain/library/library-sort'
import { useStores, type ShellStores } from '../../hooks/stores-context'
import { CardGrid, CardGridSkeleton } from '../../kit/card/card-grid'
import { CollectionCard } from '../../kit/card/collection-card'
import { PagedList } from '../../kit/page/paged-list'
import { useText } from '../../kit/use-text'
import { librarySongList } from './library-song-list'

type GroupKind = 'genre' | 'year'

/** Within a group, album by album. */
const playOrder: LibrarySort = { by: 'album', descending: false }

/** Returns a loader of the page of genres or years in the address. */
export function createGroupsLoader(
  { backend, settings }: Pick<ShellStores, 'backend' | 'settings'>,
  by: GroupKind,
) {
  return ({ request }: LoaderFunctionArgs) => {
    const page = readPage(new URL(request.url).searchParams.get('page'))
    const pageSize = settings.values.listNumber
    const result = backend.call('libraryGroups', { by, limit: pageSize, offset: (page - 1) * pageSize })
    return { groups: { listKey: by, page, pageSize, result } }
  }
}

type GroupsData = ReturnType<ReturnType<typeof createGroupsLoader>>

interface GroupCardsProps {
  by: GroupKind
  empty: ReactNode
}

/** The genres or the years of the library as cards, each leading to its songs and playing them. */
export function GroupCards({ by, empty }: GroupCardsProps) {
  const { groups } = useLoaderData<GroupsData>()
  return (
    <PagedList data={groups} fallback={<CardGridSkeleton />} empty={empty}>
      {(list) => (
        <CardGrid>
          {list.map((group) => (
            <GroupCard key={group.key} by={by} group={group} />
          ))}
        </CardGrid>
      )}
    </PagedList>
  )
}

function GroupCard({ by, group }: { by: GroupKind; group: LibraryGroup }) {
  const { backend, player } = useStores()
  const { text } = useText()
  const { key, name, trackCount, picUrl } = group
  // the name, since the screen of the songs shows it
  const value = by === 'genre' ? name : key
  return (
    <CollectionCard
      to={`/library/songs?${new URLSearchParams({ [by]: value })}`}
      name={name}
      cover={picUrl}
      detail={text('list.tracks', { count: trackCount })}
      playLabel={text('browse.play', { name })}
      onPlay={() => player.loadAndPlay(() => librarySongList(backend, playOrder, { [by]: key }).loadAll())}
    />
  )
}
