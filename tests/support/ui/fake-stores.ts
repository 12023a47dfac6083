import { createShellStores } from '../../../src/stores/create-shell-stores'
import { createStores } from '../../../src/stores/create-stores'
import { Lazy } from '../../../src/stores/lib/lazy'
import type { PlayerBundle, Stores } from '../../../src/ui/hooks/stores-context'
import { playerBundleViews } from '../../../src/ui/player-bundle-views'
import { createGuard } from '../../../src/ui/routes/guard'
import { createFakeDeps } from '../stores/fake-deps'

/** Creates the app's stores over fakes. Returns both. */
export function fakeStores() {
  const deps = createFakeDeps()
  const {
    backend,
    system,
    engine,
    spectrum,
    outputs,
    deviceData,
    downloads,
    uploads,
    reloads,
    keptFiles,
    installOffer,
  } = deps
  const { stores: created } = createStores(deps, createShellStores(deps))
  const playerBundle = new Lazy<PlayerBundle>(async () => ({
    stores,
    views: playerBundleViews,
    guard: createGuard(created.session, created.notices),
    prefetchLazyChunks: async () => {},
    loadHud: null,
  }))
  const stores: Stores = { ...created, backend, spectrum, playerBundle }
  return {
    stores,
    engine,
    backend,
    spectrum,
    devices: outputs,
    deviceData,
    downloads,
    uploads,
    keptFiles,
    installOffer,
    system,
    reloads,
  }
}
