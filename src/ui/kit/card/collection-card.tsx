import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../use-text'
import { CardPlayButton } from '../button/card-play-button'
import styles from './card.module.css'
import { Cover } from './cover'

/** Other properties, as `className`, go to the list item. */
interface CollectionCardProps extends Omit<ComponentProps<'li'>, 'onPlay'> {
  to: string
  name: string
  cover: string | null
  detail: string
  playLabel: string
  /** Plays the whole collection; the button is busy until it resolves. */
  onPlay: () => Promise<void>
  /** Rendered over the card. */
  children?: ReactNode
}

/** A playlist or album as a card: a link to it, and a button that plays it. */
export function CollectionCard(props: CollectionCardProps) {
  const { to, name, cover, detail, playLabel, onPlay, className = '', children, ...rest } = props
  const { languageOf } = useText()
  return (
    <li data-card={name} {...rest} className={`${styles.card} ${className}`}>
      <Link to={to} className={styles.link}>
        <Cover url={cover} size={300} className={styles.picture} />
        <span lang={languageOf(name)} className={styles.name}>
          {name}
        </span>
        <span lang={languageOf(detail)} className={styles.detail}>
          {detail}
        </span>
      </Link>
      <CardPlayButton label={playLabel} onPlay={onPlay} className={styles.play} />
      {children}
    </li>
  )
}
