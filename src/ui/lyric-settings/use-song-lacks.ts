import { useStores } from '../stores-context'

/**
 * What the lyrics on show come without, so that its switch has nothing to act on; without any lyrics nothing is said
 * to be missing. To be called in an observer.
 */
export function useSongLacks() {
  const { lyrics } = useStores()
  const shown = lyrics.lines.length > 0
  return {
    words: shown && !lyrics.data.hasYrc,
    translation: shown && !lyrics.hasTranslation,
    romanisation: shown && !lyrics.hasRomanisation,
  }
}
