import { Tags } from 'lucide-react'
import type { Screen } from '../../hooks/screen'
import { useTitle } from '../../hooks/use-title'
import { useText } from '../../kit/use-text'
import { EmptyList } from './empty-list'
import { createGroupsLoader, GroupCards } from './group-cards'

/** The genres of the library, those with most songs first. */
export function LibraryGenresScreen() {
  const { text } = useText()
  useTitle(text('browse.genresTitle'))
  return (
    <section aria-label={text('browse.genres')}>
      <GroupCards by="genre" empty={<EmptyList icon={Tags} title={text('browse.noGenres')} />} />
    </section>
  )
}

export const screen: Screen = {
  Component: LibraryGenresScreen,
  createLoader: (stores) => createGroupsLoader(stores, 'genre'),
}
