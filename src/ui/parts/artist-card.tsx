import { Link } from 'react-router'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './artist-card.module.css'
import { CardPlayButton } from './card-play-button'
import { Cover } from './cover'

interface ArtistCardProps {
  id: number
  name: string
  /** Address of the square picture. */
  picture: string | null
  /** A few more words; none when empty. */
  detail?: string
}

/** An artist as a card in a grid: a round picture, a link to the artist's page, and a button that plays what is heard most. */
export function ArtistCard({ id, name, picture, detail = '' }: ArtistCardProps) {
  const { play } = useStores()
  const { text } = useText()
  return (
    <li data-card={name} className={styles.card}>
      <Link to={`/artist/songs?id=${id}`} draggable={false} className={styles.link}>
        <Cover url={picture} size={300} className={styles.picture} />
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </Link>
      <CardPlayButton
        label={text('collection.playArtist', { name })}
        onPlay={() => play.artist(id)}
        className={styles.play}
      />
    </li>
  )
}
