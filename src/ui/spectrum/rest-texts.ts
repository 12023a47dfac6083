import type { TextKey } from '../../i18n/text-key'
import type { SpectrumRest } from '../../ports/spectrum'

/** What the listener reads while the spectrum rests. */
export const restTexts: Readonly<Record<SpectrumRest, TextKey>> = {
  outside: 'spectrum.outside',
  unsupported: 'spectrum.unsupported',
  still: 'spectrum.still',
  overloaded: 'spectrum.overloaded',
}
