// A server that writes for one listener as fast as it can, and prints the number of each confirmed write.⏎Arguments:
// data folder, music folder, Cookie header, id of a song, first number.
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { nodeWorker } from '../../../tools/node-worker-plugin.mjs'

const [data, music, cookie = '', song, first] = process.argv.slice(2)
const { module } = await runnerImport(fileURLToPath(new URL('../../../server/backend.ts', import.meta.url)), {
  configFile: false,
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  logLevel: 'error',
  plugins: [nodeWorker()],
})
/** ten seconds a round, so that each play is recorded */
const roundMs = 10_000
let clock = Date.now() + Number(first) * roundMs
const backend = module.createBackend({
  root: music,
  music: [music],
  data,
  watching: null,
  log: () => undefined,
  now: () => clock,
})
await backend.ready

/** @param {string} path */
const acknowledged = async (path) => {
  const response = await backend.fetch(
    new Request(`http://127.0.0.1/api${path}`, { headers: { Cookie: cookie } }),
  )
  if ((await response.json()).code !== 200) throw new Error(`${path} was not taken`)
}

for (let number = Number(first); ; number++, clock += roundMs) {
  await acknowledged(`/playlist/create?name=list-${number}`)
  await acknowledged(`/scrobble?id=${song}&sourceid=list-${number}&time=60`)
  await acknowledged(`/like?id=${song}&like=${number % 2 === 0}`)
  process.stdout.write(`${number}\n`)
}
