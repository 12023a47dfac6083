import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({ options: { out: { type: 'string' }, only: { type: 'string' } } })
const { module } = await runnerImport(fileURLToPath(new URL('demo/generate.ts', import.meta.url)), {
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
})
const folder = values.out ?? fileURLToPath(new URL('../demo', import.meta.url))
await module.generate(folder, values.only === undefined ? undefined : Number(values.only))
