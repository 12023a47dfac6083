import { Trophy } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { Backend } from '../../../ports/backend'
import type { Toplist } from '../../../contract/replies/playlist'
import { CardGrid, CardGridSkeleton } from '../../kit/card/card-grid'
import { CollectionCard } from '../../kit/card/collection-card'
import { Deferred } from '../../kit/dialog/deferred'
import { StatePanel } from '../../kit/state/state-panel'
import type { Screen } from '../../hooks/screen'
import { usePlayCollection } from '../../hooks/use-play-collection'
import { useText } from '../../kit/use-text'
import { OfficialChart } from './official-chart'
import styles from './toplists-screen.module.css'

export function createToplistsLoader(backend: Backend) {
  return () => ({ toplists: backend.call('toplistDetail', {}) })
}

type ToplistsData = ReturnType<ReturnType<typeof createToplistsLoader>>

/** The charts: official ones with their leading songs, then all others. */
export function ToplistsScreen() {
  const { toplists } = useLoaderData<ToplistsData>()
  const { text } = useText()
  return (
    <div>
      <Deferred promise={toplists} fallback={<CardGridSkeleton />}>
        {(charts) => {
          if (charts.length === 0) return <StatePanel icon={Trophy} title={text('discover.noToplists')} />
          return (
            <div className={styles.charts}>
              <OfficialCharts charts={charts.filter(({ official }) => official)} />
              <OtherCharts charts={charts.filter(({ official }) => !official)} />
            </div>
          )
        }}
      </Deferred>
    </div>
  )
}

function OfficialCharts({ charts }: { charts: readonly Toplist[] }) {
  const { text } = useText()
  const { playPlaylist } = usePlayCollection()
  if (charts.length === 0) return null
  return (
    <section aria-labelledby="official-charts">
      <h2 id="official-charts" className={styles.heading}>
        {text('discover.officialToplists')}
      </h2>
      <ul className={styles.official}>
        {charts.map((chart) => (
          <OfficialChart key={chart.id} chart={chart} onPlay={() => playPlaylist(chart.id)} />
        ))}
      </ul>
    </section>
  )
}

function OtherCharts({ charts }: { charts: readonly Toplist[] }) {
  const { text } = useText()
  const { playPlaylist } = usePlayCollection()
  if (charts.length === 0) return null
  return (
    <section aria-labelledby="other-charts">
      <h2 id="other-charts" className={styles.heading}>
        {text('discover.otherToplists')}
      </h2>
      <CardGrid>
        {charts.map(({ id, name, cover, updateFrequency, trackCount }) => (
          <CollectionCard
            key={id}
            to={`/playlist?id=${id}`}
            name={name}
            cover={cover}
            detail={updateFrequency || text('list.tracks', { count: trackCount })}
            playLabel={text('home.playPlaylist', { name })}
            onPlay={() => playPlaylist(id)}
          />
        ))}
      </CardGrid>
    </section>
  )
}

export const screen: Screen = {
  Component: ToplistsScreen,
  createLoader: ({ backend }) => createToplistsLoader(backend),
}
