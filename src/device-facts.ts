import type { DeviceFacts } from './domain/quality/starting-tier'

/** Not in the type library: Chromium alone tells these. */
interface Told {
  deviceMemory?: number
  cpuPerformance?: number
  connection?: { saveData?: boolean }
}

/** What this browser tells of the device it runs on. */
export function deviceFacts(): DeviceFacts {
  const told: Told & { hardwareConcurrency?: number } = navigator
  return {
    cores: told.hardwareConcurrency ?? null,
    memory: told.deviceMemory ?? null,
    cpuPerformance: told.cpuPerformance ?? null,
    saveData: told.connection?.saveData ?? false,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
