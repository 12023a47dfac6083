import { useText } from '../../use-text'
import { sampleTexts } from './sample-texts'

/** The texts of the samples in the listener's language. */
export function useSamples() {
  const { language } = useText()
  return sampleTexts[language]
}
