// The built server as a process of its own, asked over HTTP.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const watch = fileURLToPath(new URL('watch-loop.mjs', import.meta.url))
const main = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url))
const patienceMs = 120_000

/** @param {number} pid @param {'VmRSS' | 'VmHWM'} field @returns {number | null} MB; null where the system does not tell */
function memory(pid, field) {
  try {
    const line = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return line ? (Number(line[1]) * 1024) / 1e6 : null
  } catch {
    return null
  }
}

/**
 * @param {{ music: string, data: string, cookie: string }} options
 * `startedMs`: since the process was made, by the clock of `performance.now`.
 */
export async function startServer({ music, data, cookie }) {
  const startedMs = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', watch, main, '--music', music, '--data', data, '--port', '0'],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env: { ...process.env, NODE_ENV: 'production' } },
  )
  const gone = once(child, 'exit')
  let printed = ''
  /** @param {RegExp} wanted @returns {Promise<RegExpExecArray>} */
  const line = (wanted) =>
    new Promise((found, failed) => {
      const look = () => {
        const match = wanted.exec(printed)
        if (!match) return
        clearTimeout(timer)
        child.stdout?.off('data', look)
        found(match)
      }
      const timer = setTimeout(() => failed(new Error(`never said ${wanted}:\n${printed}`)), patienceMs)
      void gone.then(() => failed(new Error(`ended early:\n${printed}`)))
      child.stdout?.on('data', look)
      look()
    })
  child.stdout?.setEncoding('utf8').on('data', (text) => (printed += text))
  const [, address] = await line(/is at (http\S+)/)

  return {
    startedMs,
    line,
    /** @param {string} path @returns {Promise<{ ms: number, body: any }>} */
    async ask(path) {
      const from = performance.now()
      const response = await fetch(`${address}/api${path}`, { headers: { Cookie: cookie } })
      const text = await response.text()
      const ms = performance.now() - from
      if (response.status !== 200)
        throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`)
      return { ms, body: JSON.parse(text) }
    },
    /**
     * Since the last time this was asked, in ms: the longest that the event loop was blocked, and the processor
     * time of the whole process.
     * @returns {Promise<{ blockedMs: number, cpuMs: number }>}
     */
    async strain() {
      child.send({})
      const [message] = await once(child, 'message')
      return message
    },
    memory: () => memory(child.pid ?? 0, 'VmRSS'),
    peakMemory: () => memory(child.pid ?? 0, 'VmHWM'),
    async stop() {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await gone
      clearTimeout(late)
    },
  }
}
