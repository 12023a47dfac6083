import { RegionBoundary } from '../../kit/state/region-boundary'
import { ArtistSection } from './artist-section'
import { useText } from '../../kit/use-text'
import { DailyCard } from './daily-card'
import { LikedCard } from './liked-card'
import styles from './personal-section.module.css'
import { RadarCard } from './radar-card'

interface HomeSectionProps {
  part: 'own' | 'artists'
}

/** The sections of the home screen that are not needed for the first paint. */
export function HomeSection({ part }: HomeSectionProps) {
  return <RegionBoundary>{part === 'own' ? <PersonalSection /> : <ArtistSection />}</RegionBoundary>
}

/** What is made for this listener: today's songs, likes and private radar. */
function PersonalSection() {
  const { text } = useText()
  return (
    <section aria-label={text('daily.forYou')} className={styles.place}>
      <ul className={styles.cards}>
        <DailyCard />
        <LikedCard />
        <RadarCard />
      </ul>
    </section>
  )
}
