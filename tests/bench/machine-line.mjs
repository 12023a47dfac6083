import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import process from 'node:process'

/** Returns the load average of the last minute. */
export const load = () => loadavg()[0] ?? 0

/** @param {number} loadBefore what {@link load} said before the measuring @param {string} [browser] its version */
export const machineLine = (loadBefore, browser) =>
  `${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, ${(totalmem() / 1e9).toFixed(0)} GB, ${process.platform}, Node ${process.version}${browser ? `, ${browser}` : ''}; load average ${loadBefore.toFixed(2)} before, ${load().toFixed(2)} after`
