import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))
const patienceMs = 60_000

/**
 * Starts the built product in a process of its own.
 * @param {{ music: string, data: string }} folders
 * @returns {Promise<{ address: string, stop(): Promise<void> }>}
 */
export async function startApp({ music, data }) {
  const child = spawn(process.execPath, [main, '--music', music, '--data', data, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const gone = once(child, 'exit')
  let printed = ''
  const late = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await new Promise((ready, failed) => {
    void gone.then(() => failed(new Error(`the app ended before it served:\n${printed}`)))
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text
      if (/Melisma is at/.test(printed) && /Library: \d+ songs/.test(printed)) ready(undefined)
    })
  }).finally(() => clearTimeout(late))
  return {
    address: /is at (http\S+)/.exec(printed)?.[1] ?? '',
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}
