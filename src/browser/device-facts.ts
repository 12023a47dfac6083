import { browserSystem } from './browser-system'
import type { DeviceFacts } from '../domain/device-tier/starting-tier'

/** Fields of `navigator` that are not in the type library, because only some browsers have them. */
interface HardwareFields {
  deviceMemory?: number
  cpuPerformance?: number
}

/** Reads what the browser reports about the device. */
export function deviceFacts(): DeviceFacts {
  const hardware: HardwareFields & { hardwareConcurrency?: number } = navigator
  return {
    cores: hardware.hardwareConcurrency ?? null,
    memory: hardware.deviceMemory ?? null,
    cpuPerformance: hardware.cpuPerformance ?? null,
    saveData: browserSystem.saveData(),
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
