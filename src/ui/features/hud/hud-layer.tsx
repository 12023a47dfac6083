import { useCallback, useState } from 'react'
import { usePlayerBundle, type LoadedHud } from '../../hooks/stores-context'
import { useLazyModule } from '../../hooks/use-lazy-module'
import { RegionBoundary } from '../../kit/state/region-boundary'

/** Renders the developers' panel where the address asks for it, until it is closed. */
export function HudLayer() {
  const load = usePlayerBundle()?.loadHud
  return load ? <Hud load={load} /> : null
}

function Hud({ load }: { load: () => Promise<LoadedHud> }) {
  const [closed, setClosed] = useState(false)
  const close = useCallback(() => setClosed(true), [])
  const loaded = useLazyModule(!closed, load, close)
  if (!loaded || closed) return null
  return (
    <RegionBoundary onBreak={close}>
      <loaded.HudPanel hud={loaded.hud} onClose={close} />
    </RegionBoundary>
  )
}
