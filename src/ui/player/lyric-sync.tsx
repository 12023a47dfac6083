import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { LyricSheet } from '../lyrics-view/lyric-sheet'
import { useStores } from '../stores-context'

interface LyricSyncProps {
  sheet: LyricSheet
  list: RefObject<HTMLElement | null>
}

/** Tells the sheet of every change of line, state and tick, and marks the current line for screen readers. */
export const LyricSync = observer(function LyricSync({ sheet, list }: LyricSyncProps) {
  const { lyrics, player } = useStores()
  const { moment } = lyrics
  const { state, position } = player

  useEffect(() => {
    sheet.sync()
  }, [sheet, moment, state, position])

  useEffect(() => {
    const line = list.current?.children[moment.index]
    line?.setAttribute('aria-current', 'true')
    return () => line?.removeAttribute('aria-current')
  }, [list, moment.index])
  return null
})
