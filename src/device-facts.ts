import { browserSystem } from './browser-system'
import type { DeviceFacts } from './domain/quality/starting-tier'

/** Not in the type library: Chromium alone tells these. */
interface Told {
  deviceMemory?: number
  cpuPerformance?: number
}

/** What this browser tells of the device it runs on. */
export function deviceFacts(): DeviceFacts {
  const told: Told & { hardwareConcurrency?: number } = navigator
  return {
    cores: told.hardwareConcurrency ?? null,
    memory: told.deviceMemory ?? null,
    cpuPerformance: told.cpuPerformance ?? null,
    saveData: browserSystem.saveData(),
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
