import { useCallback, useSyncExternalStore } from 'react'
import type { SpectrumOffReason } from '../../../ports/spectrum'
import { useStores } from '../../hooks/stores-context'
import type { TextKey } from '../../../i18n/text-key'

/** Returns why the spectrum is not drawn; null while it can be. */
export function useSpectrumRest(): SpectrumOffReason | null {
  const { spectrum } = useStores()
  const subscribe = useCallback(
    (offReasonChanged: () => void) => spectrum.observe({ offReasonChanged }),
    [spectrum],
  )
  return useSyncExternalStore(subscribe, () => spectrum.offReason)
}

/** Why the spectrum is not drawn. */
export const spectrumRestTexts: Readonly<Record<SpectrumOffReason, TextKey>> = {
  outside: 'spectrum.outside',
  unsupported: 'spectrum.unsupported',
  still: 'spectrum.still',
  overloaded: 'spectrum.overloaded',
}
