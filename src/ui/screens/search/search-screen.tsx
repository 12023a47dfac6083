import { Search } from 'lucide-react'
import { Outlet, useSearchParams } from 'react-router'
import { readKeywords, resultsAddress } from '../../../domain/search/results-address'
import { Button } from '../../parts/button'
import { ButtonLink } from '../../parts/button-link'
import { LinkTabs } from '../../parts/link-tabs'
import { ScreenTitle } from '../../parts/screen-title'
import { StatePanel } from '../../parts/state-panel'
import type { Screen } from '../../routes/screen'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import { useTitle } from '../../use-title'
import styles from './search-screen.module.css'

/** The results for some words: their tabs, of which each keeps the words, stay where they are. */
export function SearchScreen() {
  const { text } = useText()
  const [query] = useSearchParams()
  const words = readKeywords(query.get('keywords'))
  useTitle(words ? text('results.title', { words }) : text('results.noWords'))
  if (!words) return <NoWords />

  const tabs = [
    { to: resultsAddress('songs', words), name: text('results.songs') },
    { to: resultsAddress('artists', words), name: text('results.artists') },
    { to: resultsAddress('albums', words), name: text('results.albums') },
    { to: resultsAddress('videos', words), name: text('results.videos') },
    { to: resultsAddress('playlists', words), name: text('results.playlists') },
  ]
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <ScreenTitle>
          <span className={styles.words}>{words}</span>{' '}
          <span className={styles.kind}>{text('results.of')}</span>
        </ScreenTitle>
        <div className={styles.tabs}>
          <LinkTabs label={text('results.tabs')} tabs={tabs} />
        </div>
      </header>
      <div>
        <Outlet />
      </div>
    </div>
  )
}

function NoWords() {
  const { shell } = useStores()
  const { text } = useText()
  return (
    <>
      <h1 className="visually-hidden">{text('results.noWords')}</h1>
      <StatePanel icon={Search} title={text('results.noWords')} hint={text('results.noWordsHint')}>
        <Button tone="solid" onClick={() => shell.focusSearch()}>
          {text('search.label')}
        </Button>
        <ButtonLink to="/">{text('parts.toHome')}</ButtonLink>
      </StatePanel>
    </>
  )
}

export const screen: Screen = { Component: SearchScreen }
