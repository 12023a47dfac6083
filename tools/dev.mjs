// npm run dev: the same as npm start, from the sources and with hot reload.
import process from 'node:process'
import { createServer, runnerImport } from 'vite'
import { backend } from './backend-plugin.mjs'

/** @typedef {typeof import('../server/options')} OptionsModule */

const { module } = /** @type {{ module: OptionsModule }} */ (await runnerImport('./server/options.ts'))
const parsed = module.parseOptions(process.argv.slice(2), process.env)

if (parsed.kind === 'help') {
  console.log(parsed.text)
} else if (parsed.kind === 'error') {
  console.error(parsed.message)
  process.exit(2)
} else {
  const { port, portGiven, host } = parsed.options
  const vite = await createServer({
    plugins: [backend(parsed.options)],
    server: { port, host, strictPort: portGiven && port !== 0 },
  })
  try {
    await vite.listen()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  const address = vite.resolvedUrls?.local[0] ?? vite.resolvedUrls?.network[0] ?? ''
  console.log(`Melisma is at ${address.replace(/\/$/, '')} (with hot reload)`)
}
