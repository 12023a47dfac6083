import type { ReactNode } from 'react'
import { CardGrid } from '../../kit/card/card-grid'
import styles from './card-section.module.css'

interface CardSectionProps {
  title: string
  children: ReactNode
}

/** A grid of cards below a list, with a heading. */
export function CardSection({ title, children }: CardSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <CardGrid>{children}</CardGrid>
    </section>
  )
}
