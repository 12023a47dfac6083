import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'

const rate = 44_100
const seconds = 60

/** @param {string} path */
const load = async (path) => (await runnerImport(path, { configFile: false, logLevel: 'error' })).module

/**
 * An album whose tracks sound from their very first sample, by turns on the left and on the right only, so that it
 * can be told which one is heard.
 * @param {string} folder
 * @param {{ album: string, tracks: number }} options
 */
export async function makeMusic(folder, { album, tracks }) {
  const { encodeFlac } = await load('./tools/demo/encode/flac.ts')
  const { flacBlocks } = await load('./tools/demo/encode/tags.ts')
  mkdirSync(folder, { recursive: true })
  for (let track = 1; track <= tracks; track++) {
    const pcm = new Int16Array(rate * seconds * 2)
    const side = (track - 1) % 2
    for (let at = 0; at < rate * seconds; at++)
      pcm[2 * at + side] = Math.cos((2 * Math.PI * (300 + 40 * track) * at) / rate) * 16_000
    const release = { artist: 'Bench', title: album, tracks, year: 2026 }
    const [tags] = flacBlocks({ title: `Tone ${track}`, track, genre: 'Test', release }, Buffer.alloc(0), 0)
    writeFileSync(join(folder, `${track}.flac`), await encodeFlac(pcm, rate, [tags]))
  }
}
