import { useState } from 'react'
import { LinkTabs } from '../../kit/page/link-tabs'
import { Pager } from '../../kit/page/pager'
import styles from './parts-screen.module.css'
import { SampleSection } from './sample-section'
import { useSamples } from './use-samples'

export function NavigationSamples() {
  const samples = useSamples()
  const [few, setFew] = useState(2)
  const [many, setMany] = useState(17)
  const tabs = [
    { to: '/dev/parts/all', name: samples.tab1 },
    { to: '/dev/parts/songs', name: samples.tab2 },
    { to: '/dev/parts/artists', name: samples.tab3 },
    { to: '/dev/parts/albums', name: samples.tab4 },
    { to: '/dev/parts/videos', name: samples.tab5 },
    { to: '/dev/parts/playlists', name: samples.tab6 },
    { to: '/dev/parts/listeners', name: samples.tab7 },
  ]
  return (
    <SampleSection title={samples.navigation}>
      <LinkTabs label={samples.tabs} tabs={tabs} />
      <h3 className={styles.name}>{samples.fewPages}</h3>
      <Pager label={samples.fewPages} page={few} total={141} pageSize={30} onPage={setFew} />
      <h3 className={styles.name}>{samples.manyPages}</h3>
      <Pager label={samples.manyPages} page={many} total={12_345} pageSize={30} onPage={setMany} />
    </SampleSection>
  )
}
