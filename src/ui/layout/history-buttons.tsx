import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { IconButton } from '../kit/button/icon-button'
import { useText } from '../kit/use-text'

/** The part of the Navigation API that is used here. Not every browser has it. */
interface Entries {
  readonly currentEntry: { readonly index: number } | null
  entries(): { readonly url: string | null }[]
}

const entries = (globalThis as { navigation?: Entries }).navigation

/** Returns whether no other screen comes before or after the current one. Both are false if the browser does not tell. */
function useHistoryEnds() {
  useLocation() // renders again after each navigation
  if (!entries) return { atStart: false, atEnd: false }
  const all = entries.entries()
  const here = entries.currentEntry?.index ?? 0
  // the layers over a screen have entries of its address
  const isSame = ({ url }: { url: string | null }) => url === location.href
  return { atStart: all.slice(0, here).every(isSame), atEnd: all.slice(here).every(isSame) }
}

/** Back and forward. Each is disabled at its end of the history. */
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
