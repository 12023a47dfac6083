import { Link } from 'react-router'
import type { Toplist } from '../../../contract/replies/playlist'
import { Cover } from '../../kit/card/cover'
import { IconButton } from '../../kit/button/icon-button'
import { PlayIcon } from '../../kit/button/play-icon'
import { useOneAtATime } from '../../kit/dialog/use-one-at-a-time'
import { useText } from '../../kit/use-text'
import styles from './official-chart.module.css'

interface OfficialChartProps {
  chart: Toplist
  /** Plays the chart. The button is busy until it settles. */
  onPlay: () => Promise<void>
}

/** A wide card of an official chart: a link with the first three songs, and a play button. */
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
        <PlayIcon waiting={waiting} size={20} />
      </IconButton>
    </li>
  )
}
