import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({
  options: { out: { type: 'string' }, only: { type: 'string' }, clip: { type: 'boolean' } },
})

/** @param {URL} file */
const load = async (file) => {
  const { module } = await runnerImport(fileURLToPath(file), {
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
  })
  return module
}

const folder = values.out ?? fileURLToPath(new URL('../demo', import.meta.url))
// the clip alone needs ffmpeg, and is made by hand: node tools/demo.mjs --clip
if (values.clip) await (await load(new URL('demo/clip/make-clip.ts', import.meta.url))).makeClip(folder)
else {
  const { generate } = await load(new URL('demo/generate.ts', import.meta.url))
  await generate(folder, values.only === undefined ? undefined : Number(values.only))
}
