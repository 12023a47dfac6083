import { useText } from '../../kit/use-text'
import type { TrackSection } from './lay-out-sections'
import styles from './track-heading.module.css'

interface TrackHeadingProps {
  section: TrackSection
  /** Its place among rows and headings. */
  slot: number
}

/** The heading of a part of a list. Takes the place of a row. */
export function TrackHeading({ section: { name, title }, slot }: TrackHeadingProps) {
  const { languageOf } = useText()
  return (
    <li className={styles.heading} style={{ top: `${slot * 4}rem` }}>
      <h2 className={styles.name}>
        {name}
        {title && (
          <>
            {' '}
            <span lang={languageOf(title)} className={styles.title}>
              {title}
            </span>
          </>
        )}
      </h2>
    </li>
  )
}
