import { useStores } from '../../../hooks/stores-context'

/**
 * Returns which parts the current lyrics lack, so that their switches have no effect. All are false without lyrics.
 * Call it in an observer.
 */
export function useMissingLyricParts() {
  const { lyrics } = useStores()
  const shown = lyrics.lines.length > 0
  return {
    words: shown && !lyrics.data.hasYrc,
    translation: shown && !lyrics.hasTranslation,
    romanisation: shown && !lyrics.hasRomanisation,
  }
}
