// Loaded into the measured server before anything else: tells over IPC how long its event loop was blocked at
// most, and how much processor time the process took, since the last time it was asked.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'

const resolutionMs = 1
const delays = monitorEventLoopDelay({ resolution: resolutionMs })
delays.enable()
let used = process.cpuUsage()
process.on('message', () => {
  const { user, system } = process.cpuUsage(used)
  used = process.cpuUsage()
  process.send?.({ blockedMs: Math.max(0, delays.max / 1e6 - resolutionMs), cpuMs: (user + system) / 1000 })
  delays.reset()
})
process.channel?.unref()
