import { ArrowLeft, House } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { TextKey } from '../../../i18n/text-key'
import { Button } from '../../parts/button'
import { useText } from '../../use-text'
import { SlurFigure, type Status } from './slur-figure'
import styles from './status-screen.module.css'

const texts = {
  403: { name: 'page.forbidden', hint: 'page.forbiddenHint' },
  404: { name: 'page.notFound', hint: 'page.notFoundHint' },
  500: { name: 'page.serverError', hint: 'page.serverErrorHint' },
} as const satisfies Record<Status, { name: TextKey; hint: TextKey }>

/** How far this visit has come in the history of the tab, by the router's own count; 0 where it began. */
function visited(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0
}

/** Why there is nothing to see, and the one way on: back, or home where back would leave the app or fail again. */
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
          {text('page.back')}
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
