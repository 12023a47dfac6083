import { Link } from 'react-router'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import card from '../../kit/card/card.module.css'
import styles from './artist-card.module.css'
import { CardPlayButton } from '../../kit/button/card-play-button'
import { Cover } from '../../kit/card/cover'

interface ArtistCardProps {
  id: number
  name: string
  /** Address of the square picture. */
  picture: string | null
  /** A second line; left out when empty. */
  detail?: string
}

/** An artist as a card: a round picture, a link to the artist, and a button that plays the most popular songs. */
export function ArtistCard({ id, name, picture, detail = '' }: ArtistCardProps) {
  const { play } = useStores()
  const { text, languageOf } = useText()
  return (
    <li data-card={name} className={`${card.card} ${styles.card}`}>
      <Link to={`/artist/songs?id=${id}`} draggable={false} className={`${card.link} ${styles.link}`}>
        <Cover url={picture} size={300} className={`${card.picture} ${styles.picture}`} />
        <span lang={languageOf(name)} className={`${card.name} ${styles.name}`}>
          {name}
        </span>
        {detail && <span className={`${card.detail} ${styles.detail}`}>{detail}</span>}
      </Link>
      <CardPlayButton
        label={text('collection.playArtist', { name })}
        onPlay={() => play.artist(id)}
        className={`${card.play} ${styles.play}`}
      />
    </li>
  )
}
