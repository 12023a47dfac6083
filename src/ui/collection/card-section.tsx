import type { ReactNode } from 'react'
import { CardGrid } from '../parts/card-grid'
import styles from './card-section.module.css'

interface CardSectionProps {
  title: string
  children: ReactNode
}

/** Cards below a list, under a heading of their own. */
export function CardSection({ title, children }: CardSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <CardGrid>{children}</CardGrid>
    </section>
  )
}
