import { browserSystem as system } from './browser/browser-system'
import { runAlone } from './browser/run-alone'
import type { Backend } from './ports/backend'
import { createOfflineRecords } from './storage/offline-records'
import { OfflineMemory } from './stores/offline/offline-memory'
import { Outbox } from './stores/offline/outbox'
import type { NoticesStore } from './stores/shell/notices-store'

/** Creates what stands in for the server while it cannot be reached; loaded once it is needed. */
export function createOfflineMemory(backend: Backend, notices: NoticesStore): OfflineMemory {
  const deps = { backend, system, runAlone, records: createOfflineRecords() }
  return new OfflineMemory(deps, { outbox: new Outbox(deps, { notices }), notices })
}
