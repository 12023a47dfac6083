import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import { LyricSheet } from '../lyrics-view/lyric-sheet'
import type { SheetOptions } from '../lyrics-view/lyric-sheet'
import { useStores } from '../stores-context'

const still = matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(listener: () => void): () => void {
  still.addEventListener('change', listener)
  return () => still.removeEventListener('change', listener)
}

function useSheetOptions(): SheetOptions {
  const { settings } = useStores()
  const { lyricsBlock, showYrc, showYrcAnimation, lyricsBlur, lrcMousePause } = settings.values
  return {
    align: lyricsBlock,
    words: showYrc,
    fill: showYrcAnimation,
    softEdge: true,
    blur: lyricsBlur,
    pauseOnHover: lrcMousePause,
    reducedMotion: useSyncExternalStore(subscribe, () => still.matches),
  }
}

/** The sheet over the rendered lines, while they are seen; null before and otherwise. To be called in an observer. */
export function useLyricSheet(
  viewport: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  visible: boolean,
): LyricSheet | null {
  const { lyrics, player } = useStores()
  const { timeline } = lyrics
  const options = useSheetOptions()
  const [sheet, setSheet] = useState<LyricSheet | null>(null)
  const look = JSON.stringify(options)

  useEffect(() => {
    if (!visible || !viewport.current || !list.current) return
    const clock = { position: () => player.positionNow(), playing: () => player.sounding }
    const made = new LyricSheet({
      viewport: viewport.current,
      list: list.current,
      timeline,
      clock,
      options: JSON.parse(look) as SheetOptions,
    })
    setSheet(made)
    return () => {
      made.dispose()
      setSheet(null)
    }
  }, [timeline, visible, look, viewport, list, player])
  return sheet
}
