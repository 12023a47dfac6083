import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import { tierDrawing } from '../../domain/quality/tier-drawing'
import { LyricSheet } from '../lyrics-view/lyric-sheet'
import type { SheetOptions } from '../lyrics-view/lyric-sheet'
import { useStores } from '../stores-context'

interface LyricMotionProps {
  viewport: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
}

const still = matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(listener: () => void): () => void {
  still.addEventListener('change', listener)
  return () => still.removeEventListener('change', listener)
}

/**
 * Keeps a sheet over the rendered lines while it is mounted: tells it of every change of line, state and tick,
 * and marks the current line for screen readers.
 */
export const LyricMotion = observer(function LyricMotion({ viewport, list }: LyricMotionProps) {
  const { lyrics, player, settings, tier } = useStores()
  const { lyricsPosition, lyricsBlock, showYrc, showYrcAnimation, lyricsBlur, lrcMousePause } =
    settings.values
  const reducedMotion = useSyncExternalStore(subscribe, () => still.matches)
  const { softEdge, lyricBlur } = tierDrawing[tier.tier]
  const { timeline, moment } = lyrics
  const { state, position } = player
  const sheet = useRef<LyricSheet | null>(null)

  useEffect(() => {
    if (!viewport.current || !list.current) return
    const options: SheetOptions = {
      align: lyricsBlock,
      words: showYrc,
      fill: showYrcAnimation,
      softEdge,
      blur: lyricsBlur && lyricBlur,
      pauseOnHover: lrcMousePause,
      reducedMotion,
    }
    const clock = { position: () => player.positionNow(), playing: () => player.sounding }
    const parts = { viewport: viewport.current, list: list.current, timeline, clock, options }
    const made = new LyricSheet(parts)
    sheet.current = made
    return () => {
      sheet.current = null
      made.dispose()
    }
  }, [
    viewport,
    list,
    timeline,
    player,
    lyricsBlock,
    showYrc,
    showYrcAnimation,
    softEdge,
    lyricsBlur,
    lyricBlur,
    lrcMousePause,
    reducedMotion,
  ])

  useEffect(() => {
    sheet.current?.sync()
  }, [moment, state, position])

  useEffect(() => {
    sheet.current?.relayout()
  }, [lyricsPosition])

  useEffect(() => {
    const line = list.current?.children[moment.index]
    line?.setAttribute('aria-current', 'true')
    const stop = (line ?? list.current?.firstElementChild)?.querySelector('button')
    if (stop) stop.tabIndex = 0
    return () => {
      line?.removeAttribute('aria-current')
      if (stop) stop.tabIndex = -1
    }
  }, [list, timeline, moment.index])
  return null
})
