import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({
  options: { out: { type: 'string' }, only: { type: 'string' }, clip: { type: 'boolean' } },
})

/** @param {string} name a file below `tools/demo` */
const load = async (name) => {
  const { module } = await runnerImport(fileURLToPath(new URL(`demo/${name}`, import.meta.url)), {
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
  })
  return module
}

const folder = values.out ?? fileURLToPath(new URL('../demo', import.meta.url))
// the clip alone needs ffmpeg, and is made by hand: node tools/demo.mjs --clip
if (values.clip) await (await load('clip/make-clip.ts')).makeClip(folder)
else {
  const { generate } = await load('generate.ts')
  await generate(folder, values.only === undefined ? undefined : Number(values.only))
}
