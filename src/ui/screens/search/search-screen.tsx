import { Search } from 'lucide-react'
import { Outlet, useSearchParams } from 'react-router'
import { readKeywords, resultsAddress } from '../../../domain/search/search-target'
import { Button } from '../../kit/button/button'
import { ButtonLink } from '../../kit/button/button-link'
import { LinkTabs } from '../../kit/page/link-tabs'
import { ScreenTitle } from '../../kit/page/screen-title'
import { StatePanel } from '../../kit/state/state-panel'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { useTitle } from '../../hooks/use-title'
import frame from '../../kit/page/screen-frame.module.css'
import styles from './search-screen.module.css'

/** The frame of the search results. The tabs keep the words and stay in place. */
export function SearchScreen() {
  const { text } = useText()
  const [query] = useSearchParams()
  const words = readKeywords(query.get('keywords'))
  useTitle(words ? text('results.title', { words }) : text('results.noWords'))
  if (!words) return <NoWords />
  // each language has the words in another place of the heading
  const [before, after] = text('results.heading', { words: '\n' }).split('\n')

  const tabs = [
    { to: resultsAddress('songs', words), name: text('results.songs') },
    { to: resultsAddress('artists', words), name: text('results.artists') },
    { to: resultsAddress('albums', words), name: text('results.albums') },
    { to: resultsAddress('videos', words), name: text('results.videos') },
    { to: resultsAddress('playlists', words), name: text('results.playlists') },
  ]
  return (
    <div className={frame.screen}>
      <header className={frame.header}>
        <ScreenTitle>
          {before && <span className={styles.kind}>{before}</span>}{' '}
          <span className={styles.words}>{words}</span>{' '}
          {after && <span className={styles.kind}>{after}</span>}
        </ScreenTitle>
        <div className={frame.tabs}>
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
        <ButtonLink to="/">{text('page.toHome')}</ButtonLink>
      </StatePanel>
    </>
  )
}

export const screen: Screen = { Component: SearchScreen }
