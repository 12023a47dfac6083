import { useText } from '../use-text'
import { DailyCard } from './daily-card'
import { LikedCard } from './liked-card'
import styles from './own-section.module.css'
import { RadarCard } from './radar-card'

/** What the backend has for this listener alone. */
export function OwnSection() {
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
