import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { tierDrawing } from '../../domain/quality/tier-drawing'
import { LyricSheet } from '../lyrics-view/lyric-sheet'
import { useStores } from '../stores-context'
import { useReducedMotion } from './use-reduced-motion'

interface LyricMotionProps {
  viewport: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
}

/**
 * Keeps a sheet over the rendered lines while it is mounted, tells it whenever the words were looked up by the
 * clock, and marks the current line for screen readers.
 */
export const LyricMotion = observer(function LyricMotion({ viewport, list }: LyricMotionProps) {
  const { lyrics, player, settings, tier } = useStores()
  const { values } = settings
  const reducedMotion = useReducedMotion()
  const { softEdge, lyricBlur, stagger } = tierDrawing[tier.tier]
  const { timeline, moment } = lyrics
  const sheet = useRef<LyricSheet | null>(null)
  const align = values.lyricsBlock
  const words = values.showYrc
  const fill = values.showYrcAnimation
  const float = values.showYrcTransform
  const blur = values.lyricsBlur && lyricBlur
  const pauseOnHover = values.lrcMousePause

  useEffect(() => {
    if (!viewport.current || !list.current) return
    const made = new LyricSheet({
      viewport: viewport.current,
      list: list.current,
      timeline,
      clock: { position: () => player.positionNow(), playing: () => player.advancingNow() },
      options: { align, words, fill, float, softEdge, blur, stagger, pauseOnHover, reducedMotion },
    })
    sheet.current = made
    const stop = lyrics.observe(() => made.sync())
    return () => {
      stop()
      sheet.current = null
      made.dispose()
    }
  }, [
    viewport,
    list,
    timeline,
    lyrics,
    player,
    align,
    words,
    fill,
    float,
    softEdge,
    blur,
    stagger,
    pauseOnHover,
    reducedMotion,
    // the rows of dots come and go with it
    values.countDownShow,
  ])

  useEffect(() => {
    sheet.current?.relayout()
  }, [values.lyricsPosition])

  useEffect(() => {
    const texts = list.current?.querySelectorAll('[data-lyric-text]')
    const line = texts?.[moment.index]?.closest('li')
    line?.setAttribute('aria-current', 'true')
    const stop = (texts?.[moment.index] ?? texts?.[0])?.closest<HTMLElement>('[role=button]')
    if (stop) stop.tabIndex = 0
    return () => {
      line?.removeAttribute('aria-current')
      if (stop) stop.tabIndex = -1
    }
  }, [list, timeline, moment.index])
  return null
})
