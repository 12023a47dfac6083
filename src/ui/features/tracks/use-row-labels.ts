import { useMemo } from 'react'
import type { TextKey } from '../../../i18n/text-key'
import { useText } from '../../kit/use-text'

/** Placeholder for the name of a track; a private-use character, which no text contains. */
const placeholder = '\uE000'

/** The labels of the controls in a row, in the listener's language, and the language of names. */
export type RowLabels = ReturnType<typeof useRowLabels>

/** Returns functions from a track's name to a label. Each text is translated once and not for every row. */
export function useRowLabels() {
  const { text, languageOf } = useText()
  return useMemo(() => {
    const labelOf = (key: TextKey) => {
      const [before = '', after = ''] = text(key, { name: placeholder }).split(placeholder)
      return (name: string) => before + name + after
    }
    return {
      play: labelOf('collection.playTrack'),
      choose: labelOf('track.chooseTrack'),
      like: labelOf('track.like'),
      unlike: labelOf('track.unlike'),
      more: labelOf('track.more'),
      kept: text('offline.kept'),
      unknownAlbum: text('track.unknownAlbum'),
      languageOf,
    }
  }, [text, languageOf])
}
