import styles from './slur-figure.module.css'

export type Status = 403 | 404 | 500

/** Several notes on one syllable, one of which is not there (404), is shut in (403) or fell (500). */
export function SlurFigure({ status }: { status: Status }) {
  return (
    <svg aria-hidden viewBox="0 0 280 120" className={styles.figure}>
      <g className={styles.staff}>
        <path d="M8 52H272M8 70H272M8 88H272" />
      </g>
      <path d="M44 44C90 4 190 4 236 44" className={styles.slur} />
      <g className={styles.notes}>
        <Note x={44} y={79} />
        <Note x={108} y={61} />
        <Note x={236} y={70} />
      </g>
      <g className={styles[`note${status}`]}>
        <Note x={172} y={status === 500 ? 106 : 79} />
        {status === 403 && <path d="M154 44V96M190 44V96" className={styles.bars} />}
      </g>
    </svg>
  )
}

function Note({ x, y }: { x: number; y: number }) {
  return <ellipse cx={x} cy={y} rx={11} ry={8} transform={`rotate(-18 ${x} ${y})`} />
}
