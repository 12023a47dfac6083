import { useCallback, useSyncExternalStore } from 'react'
import type { SpectrumRest } from '../../ports/spectrum'
import { useStores } from '../stores-context'

/** Why the spectrum rests, null while nothing keeps it from being drawn. */
export function useSpectrumRest(): SpectrumRest | null {
  const { spectrum } = useStores()
  const subscribe = useCallback((rested: () => void) => spectrum.observe({ rested }), [spectrum])
  return useSyncExternalStore(subscribe, () => spectrum.rest)
}
