import { Link } from 'react-router'
import { ArtistLinks } from '../../bar/artist-links'
import { Cover } from '../../parts/cover'
import styles from './comment-screen.module.css'
import type { CommentSubject } from './load-subject'

/** What the comments are on, and the way there. */
export function SubjectCard({ subject }: { subject: CommentSubject }) {
  const { name, cover, artists, to } = subject
  return (
    <div className={styles.card}>
      <Cover url={cover} size={128} className={styles.cover} eager />
      <div className={styles.words}>
        <Link to={to} className={styles.name}>
          {name}
        </Link>
        {artists.length > 0 && (
          <p className={styles.artists}>
            <ArtistLinks artists={artists} />
          </p>
        )}
      </div>
    </div>
  )
}
