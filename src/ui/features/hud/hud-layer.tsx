import { useCallback, useState } from 'react'
import { usePlayerBundle, type LoadedHud } from '../../hooks/stores-context'
import { useLazyModule } from '../../hooks/use-lazy-module'
import { RegionBoundary } from '../../kit/state/region-boundary'

const noHud = () => Promise.reject<LoadedHud>(new Error('the address does not ask for it'))

/** Renders the developers' panel where the address asks for it, until it is closed. */
export function HudLayer() {
  const loadHud = usePlayerBundle()?.loadHud ?? null
  const [closed, setClosed] = useState(false)
  const close = useCallback(() => setClosed(true), [])
  const loaded = useLazyModule(loadHud !== null && !closed, loadHud ?? noHud, close)
  if (!loaded || closed) return null
  return (
    <RegionBoundary onBreak={close}>
      <loaded.HudPanel hud={loaded.hud} onClose={close} />
    </RegionBoundary>
  )
}
