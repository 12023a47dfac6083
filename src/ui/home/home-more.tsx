import { RegionBoundary } from '../parts/region-boundary'
import { ArtistSection } from './artist-section'
import { OwnSection } from './own-section'

interface HomeMoreProps {
  part: 'own' | 'artists'
}

/** What home shows beyond its first paint: what is for this listener alone, and the artists. */
export function HomeMore({ part }: HomeMoreProps) {
  return <RegionBoundary>{part === 'own' ? <OwnSection /> : <ArtistSection />}</RegionBoundary>
}
