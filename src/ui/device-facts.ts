import type { DeviceFacts } from '../domain/quality/starting-tier'

/** Not yet in every browser, so not in every type library. */
interface Telling {
  deviceMemory?: number
  cpuPerformance?: number
  connection?: { saveData?: boolean }
}

/** What this browser tells of the device it runs on. */
export function readDeviceFacts(): DeviceFacts {
  const told: Telling = navigator as Telling
  return {
    cores: navigator.hardwareConcurrency || null,
    memory: told.deviceMemory ?? null,
    cpuPerformance: told.cpuPerformance ?? null,
    saveData: told.connection?.saveData ?? false,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
