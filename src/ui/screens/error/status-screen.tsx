import { ArrowLeft, House } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { TextKey } from '../../../i18n/text-key'
import { Button } from '../../kit/button/button'
import { useText } from '../../kit/use-text'
import styles from './status-screen.module.css'

const texts = {
  403: { name: 'status.forbidden', hint: 'status.forbiddenHint' },
  404: { name: 'status.notFound', hint: 'status.notFoundHint' },
  500: { name: 'status.serverError', hint: 'status.serverErrorHint' },
} as const satisfies Record<Status, { name: TextKey; hint: TextKey }>

/** Returns the router's index of the current entry in the tab's history; 0 for the first one. */
function visited(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0
}

/** The screen of a status code, with one button: back, or home if back would leave the app or fail again. */
export function StatusScreen({ status }: { status: Status }) {
  const { text } = useText()
  const navigate = useNavigate()
  const { name, hint } = texts[status]
  const back = status !== 500 && visited() > 0
  return (
    <div className={styles.screen}>
      <SlurFigure status={status} />
      <h1 className={styles.name}>
        <span className={styles.status}>{status}</span>
        <span className="visually-hidden">, </span>
        <span>{text(name)}</span>
      </h1>
      <p className={styles.hint}>{text(hint)}</p>
      {back ? (
        <Button tone="solid" onClick={() => void navigate(-1)}>
          <ArrowLeft aria-hidden size={18} />
          {text('status.back')}
        </Button>
      ) : (
        <Button tone="solid" onClick={() => void navigate('/')}>
          <House aria-hidden size={18} />
          {text('page.toHome')}
        </Button>
      )}
    </div>
  )
}

type Status = 403 | 404 | 500

/** Four notes under a slur. One of them is missing (404), behind bars (403) or fallen (500). */
function SlurFigure({ status }: { status: Status }) {
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
