import { pageMonitor } from './browser/page-monitor'
import { whenIdle } from './browser/when-idle'
import { HudStore, type HudDeps, type HudStores } from './stores/hud/hud-store'
import { HudPanel } from './ui/features/hud/hud-panel'
import type { LoadedHud } from './ui/hooks/stores-context'
import { workerFrameCounter } from './workers/client/worker-frame-counter'

/** Creates the developers' panel. This file is fetched only where the address asks for it. */
export function createHud(
  deps: Omit<HudDeps, 'monitor' | 'frameCounter' | 'whenIdle'>,
  stores: HudStores,
): LoadedHud {
  const adapters = { monitor: pageMonitor, frameCounter: workerFrameCounter, whenIdle }
  return { hud: new HudStore({ ...deps, ...adapters }, stores), HudPanel }
}
