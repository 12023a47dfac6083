// Loaded into the measured server before anything else: tells over IPC how long its event loop was blocked.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'

const resolutionMs = 1
const delays = monitorEventLoopDelay({ resolution: resolutionMs })
delays.enable()
process.on('message', () => {
  process.send?.({ blockedMs: Math.max(0, delays.max / 1e6 - resolutionMs) })
  delays.reset()
})
process.channel?.unref()
