import { Link } from 'react-router'
import type { Toplist } from '../../../domain/catalogue/playlist'
import { Cover } from '../../parts/cover'
import { IconButton } from '../../parts/icon-button'
import { PlaySign } from '../../parts/play-sign'
import { useOneAtATime } from '../../parts/use-one-at-a-time'
import { useText } from '../../use-text'
import styles from './official-chart.module.css'

interface OfficialChartProps {
  chart: Toplist
  /** Plays all of it; the button waits for it. */
  onPlay: () => Promise<void>
}

/** An official chart as a wide card: a link to it with the first three songs, and a button that plays it. */
export function OfficialChart({ chart, onPlay }: OfficialChartProps) {
  const { text } = useText()
  const { id, name, cover, updateFrequency, leaders } = chart
  const { waiting, run } = useOneAtATime(onPlay)
  return (
    <li className={styles.chart}>
      <Link to={`/playlist?id=${id}`} draggable={false} className={styles.link}>
        <Cover url={cover} size={300} className={styles.cover} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {updateFrequency && <span className={styles.note}>{updateFrequency}</span>}
          {leaders.map((leader, at) => (
            <span key={at} className={styles.leader}>
              <span className={styles.number}>{at + 1}</span> {leader.name}
              {leader.artists && <span className={styles.artists}> - {leader.artists}</span>}
            </span>
          ))}
        </span>
      </Link>
      <IconButton
        label={text('home.playPlaylist', { name })}
        filled
        aria-busy={waiting}
        aria-disabled={waiting || undefined}
        className={styles.play}
        onClick={() => void run()}
      >
        <PlaySign waiting={waiting} size={20} />
      </IconButton>
    </li>
  )
}
