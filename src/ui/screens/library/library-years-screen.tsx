import { CalendarDays } from 'lucide-react'
import type { Screen } from '../../hooks/screen'
import { useTitle } from '../../hooks/use-title'
import { useText } from '../../kit/use-text'
import { EmptyList } from './empty-list'
import { createGroupsLoader, GroupCards } from './group-cards'

/** The years in which the songs of the library came out, the latest first. */
export function LibraryYearsScreen() {
  const { text } = useText()
  useTitle(text('browse.yearsTitle'))
  return (
    <section aria-label={text('browse.years')}>
      <GroupCards by="year" empty={<EmptyList icon={CalendarDays} title={text('browse.noYears')} />} />
    </section>
  )
}

export const screen: Screen = {
  Component: LibraryYearsScreen,
  createLoader: (stores) => createGroupsLoader(stores, 'year'),
}
