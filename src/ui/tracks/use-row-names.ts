import { useMemo } from 'react'
import type { TextKey } from '../../i18n/text-key'
import { useText } from '../use-text'

/** Stands for the name of a track in a text; no text and no name holds it. */
const mark = '\uE000'

/** What the controls of a track's row are called, in the listener's language. */
export type RowNames = ReturnType<typeof useRowNames>

/** Looks each text up once, and not for every row that is scrolled by. */
export function useRowNames() {
  const { text } = useText()
  return useMemo(() => {
    const about = (key: TextKey) => {
      const [before = '', after = ''] = text(key, { name: mark }).split(mark)
      return (name: string) => before + name + after
    }
    return {
      play: about('list.playTrack'),
      choose: about('track.chooseTrack'),
      like: about('track.like'),
      unlike: about('track.unlike'),
      more: about('track.more'),
    }
  }, [text])
}
