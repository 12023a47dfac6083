import { testBrowser } from '../e2e/test-browser'
import { decimation } from './record-output'
import { parseSongWords, type SongLine } from './parse-song-words'
import { decodeSound, type Sound } from './sound'

/** A song of the library with its decoded file and its timed lines. */
export interface TimedSong {
  name: string
  albumId: number
  lines: SongLine[]
  /** At the rate of recordings; 0 is the file's first sample. */
  file: Sound
}

/** Loads a song and decodes its file in the browser that also plays it. */
export async function loadTimedSong(name: string, address: string): Promise<TimedSong> {
  const json = async <T>(path: string): Promise<T> => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Requested-With': 'XMLHttpRequest' }
    return (await (await fetch(`${address}/api${path}`, { headers })).json()) as T
  }
  const keywords = encodeURIComponent(name)
  const { result } = await json<{ result: { songs: { id: number; name: string; al: { id: number } }[] } }>(
    `/cloudsearch?keywords=${keywords}`,
  )
  const song = result.songs.find((found) => found.name === name)
  if (!song) throw new Error(`there is no song ${name}`)
  const { yrc } = await json<{ yrc: { lyric: string } }>(`/lyric/new?id=${song.id}`)
  const { data } = await json<{ data: { url: string }[] }>(`/song/url/v1?id=${song.id}`)
  const file = await decode(new URL(data[0]?.url ?? '', address).href, address)
  return { name, albumId: song.al.id, lines: parseSongWords(yrc.lyric), file }
}

async function decode(url: string, address: string): Promise<Sound> {
  const page = await (await testBrowser()).newPage()
  try {
    await page.goto(`${address}/icon.svg`)
    const decoded = await page.evaluate(
      async ({ url, decimation }) => {
        const { sampleRate } = new AudioContext()
        const bytes = await (await fetch(url)).arrayBuffer()
        const buffer = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes)
        const samples = new Float32Array(Math.floor(buffer.length / decimation))
        for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
          const share = 1 / decimation / buffer.numberOfChannels
          buffer.getChannelData(channel).forEach((sample, i) => {
            const at = Math.floor(i / decimation)
            samples[at] = (samples[at] ?? 0) + sample * share
          })
        }
        const all = new Uint8Array(samples.buffer)
        let text = ''
        for (let i = 0; i < all.length; i += 4096) text += String.fromCharCode(...all.subarray(i, i + 4096))
        return { rate: sampleRate / decimation, start: 0, samples: btoa(text) }
      },
      { url, decimation },
    )
    return decodeSound(decoded)
  } finally {
    await page.close()
  }
}
