import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { tierDrawing } from '../../../domain/device-tier/tier-drawing'
import { LyricSheet } from './sheet/lyric-sheet'
import { useStores } from '../../hooks/stores-context'
import { useReducedMotion } from '../../motion/use-reduced-motion'

interface LyricMotionProps {
  viewport: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
}

/**
 * Creates the lyric sheet over the rendered lines while mounted, synchronises it with the lyrics store, and marks the
 * current line for screen readers.
 */
export const LyricMotion = observer(function LyricMotion({ viewport, list }: LyricMotionProps) {
  const { lyrics, player, settings, tier } = useStores()
  const { values } = settings
  const reducedMotion = useReducedMotion()
  const { softEdge, lyricBlur, stagger } = tierDrawing[tier.tier]
  const { timeline, moment } = lyrics
  const align = values.lyricsBlock
  const words = values.showYrc
  const fill = values.showYrcAnimation
  const float = values.showYrcTransform
  const blur = values.lyricsBlur && lyricBlur
  const pauseOnHover = values.lrcMousePause

  useEffect(() => {
    if (!viewport.current || !list.current) return
    const created = new LyricSheet({
      viewport: viewport.current,
      list: list.current,
      timeline,
      clock: { position: () => player.positionNow(), playing: () => player.isAdvancing() },
      options: { align, words, fill, float, softEdge, blur, stagger, pauseOnHover, reducedMotion },
    })
    const unsubscribe = lyrics.observe(() => created.sync())
    const removeLead = lyrics.setLead(created.lead)
    return () => {
      unsubscribe()
      removeLead()
      created.dispose()
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
    // adds and removes the countdown rows
    values.countDownShow,
    // moves every word
    values.lyricsPosition,
  ])

  useEffect(() => {
    const texts = list.current?.querySelectorAll('[data-lyric-text]')
    const line = texts?.[moment.index]?.closest('li')
    line?.setAttribute('aria-current', 'true')
    const tabStop = (texts?.[moment.index] ?? texts?.[0])?.closest<HTMLElement>('[role=button]')
    if (tabStop) tabStop.tabIndex = 0
    return () => {
      line?.removeAttribute('aria-current')
      if (tabStop) tabStop.tabIndex = -1
    }
  }, [list, timeline, moment.index])
  return null
})
