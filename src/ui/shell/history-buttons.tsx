import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton } from '../parts/icon-button'
import { useText } from '../use-text'
import { useHistoryEnds } from './use-history-ends'

/** Back and forward, as far as the visit goes. */
export function HistoryButtons() {
  const { text } = useText()
  const navigate = useNavigate()
  const { atStart, atEnd } = useHistoryEnds()
  const go = (steps: number, nowhere: boolean) => () => {
    if (!nowhere) void navigate(steps)
  }
  return (
    <>
      <IconButton label={text('nav.back')} aria-disabled={atStart || undefined} onClick={go(-1, atStart)}>
        <ChevronLeft aria-hidden size={22} />
      </IconButton>
      <IconButton label={text('nav.forward')} aria-disabled={atEnd || undefined} onClick={go(1, atEnd)}>
        <ChevronRight aria-hidden size={22} />
      </IconButton>
    </>
  )
}
