import { useText } from '../../kit/use-text'
import { sampleTexts } from './sample-texts'

/** Returns the texts of the samples in the current language. */
export function useSamples() {
  const { language } = useText()
  return sampleTexts[language]
}
