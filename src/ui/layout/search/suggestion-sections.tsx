import { Disc3, ListMusic, MicVocal, Music2, SearchX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import type { SuggestionGroup } from '../../../contract/replies/search'
import type { SearchSection } from '../../../domain/search/search-choice'
import type { SearchTarget } from '../../../domain/search/search-target'
import { splitByMatch } from '../../../domain/search/split-by-match'
import { Cover } from '../../kit/card/cover'
import { Skeleton } from '../../kit/state/skeleton'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { SearchOption } from './search-option'
import styles from './suggestion-sections.module.css'

const headings = {
  songs: { key: 'search.songs', icon: Music2 },
  artists: { key: 'search.artists', icon: MicVocal },
  albums: { key: 'search.albums', icon: Disc3 },
  playlists: { key: 'search.playlists', icon: ListMusic },
} as const

interface SuggestionSectionsProps {
  id: string
  onSelect: (target: SearchTarget) => void
}

const isSuggested = (section: SearchSection): section is SearchSection & { group: SuggestionGroup } =>
  section.group in headings

/** The suggestions for the typed text in groups. The previous ones stay until the new ones are loaded. */
export const SuggestionSections = observer(function SuggestionSections(props: SuggestionSectionsProps) {
  const { search } = useStores()
  const { text, languageOf } = useText()
  const { words, foundWords, marked, pending, failure } = search
  const sections = search.sections.filter(isSuggested)
  if (failure) return null
  if (sections.length === 0 && (pending || !foundWords)) return <SuggestionSkeleton />
  if (sections.length === 0)
    return (
      <div className={styles.none}>
        <SearchX aria-hidden size={32} strokeWidth={1.4} />
        <p>{text('search.none', { words })}</p>
        <p className={styles.hint}>{text('search.noneHint')}</p>
      </div>
    )

  let first = 0
  return (
    <div role="listbox" aria-label={text('search.suggestions')}>
      {sections.map(({ group, choices }) => {
        const { key, icon: Icon } = headings[group]
        const start = first
        first += choices.length
        return (
          <div key={group} role="group" aria-label={text(key)} className={styles.group}>
            <p aria-hidden className={styles.heading}>
              <Icon size={15} />
              {text(key)}
            </p>
            {choices.map(({ target, name, detail, cover }, at) => (
              <SearchOption
                key={at}
                panelId={props.id}
                number={start + at}
                marked={marked === start + at}
                onSelect={() => props.onSelect(target)}
              >
                <Cover
                  url={cover}
                  size={96}
                  className={`${styles.cover} ${group === 'artists' ? styles.round : ''}`}
                />
                <span className={styles.text}>
                  <span lang={languageOf(name)} className={styles.name}>
                    <Matched name={name} words={foundWords} />
                  </span>
                  {detail && (
                    <span lang={languageOf(detail)} className={styles.detail}>
                      {detail}
                    </span>
                  )}
                </span>
              </SearchOption>
            ))}
          </div>
        )
      })}
    </div>
  )
})

function Matched({ name, words }: { name: string; words: string }) {
  return splitByMatch(name, words).map(({ text, matches }, at) =>
    matches ? (
      <mark key={at} className={styles.match}>
        {text}
      </mark>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  )
}

function SuggestionSkeleton() {
  return (
    <div aria-hidden className={styles.group}>
      {Array.from({ length: 5 }, (_, at) => (
        <div key={at} className={styles.ghost}>
          <Skeleton className={styles.cover} />
          <Skeleton style={{ width: `${70 - at * 9}%`, height: 16 }} />
        </div>
      ))}
    </div>
  )
}
