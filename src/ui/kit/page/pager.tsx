import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useText } from '../use-text'
import { IconButton } from '../button/icon-button'
import { pageSlots } from './page-slots'
import styles from './pager.module.css'
import { useMediaQuery } from '../use-media-query'

interface PagerProps {
  /** Names the pager where a screen has more than one. */
  label?: string
  /** From 1; anything beyond the last page counts as the last. */
  page: number
  total: number
  /** Number of items that the pages reach, if less than `total`. */
  reachableTotal?: number
  pageSize: number
  onPage: (page: number) => void
}

/** Links to the pages of a list; nothing for a single page. */
export function Pager({ label, page, total, reachableTotal = total, pageSize, onPage }: PagerProps) {
  const { text } = useText()
  const narrow = useMediaQuery('(width < 480px)')
  if (total <= pageSize) return null

  const count = Math.ceil(reachableTotal / pageSize)
  const current = Math.max(1, Math.min(Math.trunc(page) || 1, count))
  const go = (wanted: number) => {
    const target = Math.max(1, Math.min(wanted, count))
    if (target !== current) onPage(target)
  }
  return (
    <nav aria-label={label ?? text('pager.pages')} className={styles.pager}>
      <span className={styles.total}>{text('pager.total', { count: total })}</span>
      <IconButton
        label={text('pager.previousPage')}
        aria-disabled={current === 1 || undefined}
        onClick={() => go(current - 1)}
      >
        <ChevronLeft aria-hidden size={20} />
      </IconButton>
      <ol className={styles.pages}>
        {pageSlots(current, count, narrow ? 5 : 7).map((slot) =>
          'page' in slot ? (
            <li key={slot.page}>
              <button
                type="button"
                aria-label={text('pager.page', { page: slot.page })}
                aria-current={slot.page === current ? 'page' : undefined}
                className={styles.page}
                onClick={() => go(slot.page)}
              >
                {slot.page}
              </button>
            </li>
          ) : (
            <li key={`after ${slot.gapAfter}`} aria-hidden className={styles.gap}>
              <Ellipsis size={16} />
            </li>
          ),
        )}
      </ol>
      <IconButton
        label={text('pager.nextPage')}
        aria-disabled={current === count || undefined}
        onClick={() => go(current + 1)}
      >
        <ChevronRight aria-hidden size={20} />
      </IconButton>
      <Jumper onJump={go} />
    </nav>
  )
}

/** A field for a page number; anything else typed is ignored. */
function Jumper({ onJump }: { onJump: (page: number) => void }) {
  const { text } = useText()
  const [typed, setTyped] = useState('')
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = Number.parseInt(typed, 10)
    setTyped('')
    if (Number.isFinite(wanted)) onJump(wanted)
  }
  return (
    <form className={styles.jumper} onSubmit={onSubmit}>
      <label className={styles.jump}>
        {text('pager.goToPage')}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          value={typed}
          className={styles.field}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
    </form>
  )
}
