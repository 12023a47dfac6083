import { CardGrid, CardGridSkeleton } from '../../kit/card/card-grid'
import { CollectionCard } from '../../kit/card/collection-card'
import { CollectionHeaderSkeleton } from '../../features/cards/collection-header'
import { Cover } from '../../kit/card/cover'
import { TrackListSkeleton } from '../../features/tracks/track-list'
import styles from './parts-screen.module.css'
import { sampleCover } from './sample-cover'
import { SampleSection } from './sample-section'
import { useSamples } from './use-samples'

const nowhere = 'data:image/png,none'

export function CoverSamples() {
  const samples = useSamples()
  const covers = [
    { name: samples.coverThere, url: sampleCover(330), colour: undefined },
    { name: samples.coverColour, url: null, colour: 'hsl(210 40% 62%)' },
    { name: samples.coverLost, url: nowhere, colour: undefined },
    { name: samples.coverNone, url: null, colour: undefined },
  ]
  return (
    <SampleSection title={samples.covers}>
      <ul className={styles.row}>
        {covers.map(({ name, url, colour }) => (
          <li key={name} className={styles.shown}>
            <Cover url={url} size={300} colour={colour} className={styles.cover} />
            {name}
          </li>
        ))}
      </ul>
      <CardGrid>
        {[20, 95, 160, 235, 300, 345].map((hue) => (
          <CollectionCard
            key={hue}
            to="/dev/parts"
            name={samples.cardName}
            cover={sampleCover(hue)}
            detail={samples.cardDetail}
            playLabel={`${samples.play} ${hue}`}
            onPlay={() => new Promise((resolve) => setTimeout(resolve, 2_000))}
          />
        ))}
      </CardGrid>
      <h3 className={styles.name}>{samples.skeletons}</h3>
      <CollectionHeaderSkeleton />
      <CardGridSkeleton />
      <TrackListSkeleton />
    </SampleSection>
  )
}
