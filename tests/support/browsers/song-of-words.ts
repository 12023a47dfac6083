import { decodeSound } from '../lyric-sync/sound'
import { parseSongWords } from '../lyric-sync/parse-song-words'
import type { TimedSong } from '../lyric-sync/timed-song'
import type { JourneyPage } from './journey-page'

/** Loads a song as `loadTimedSong` does, decoded by the browser of the journey at the rate of sound recordings. */
export async function songOfWords(journey: JourneyPage, name: string): Promise<TimedSong> {
  const { id, albumId, yrc } = await journey.evaluate<{ id: number; albumId: number; yrc: string }>(
    `(${findSong.toString()})(${JSON.stringify(name)})`,
  )
  const samples = await journey.evaluate<string>(`(${decodeSong.toString()})(${id}, ${recordedRate})`)
  const file = decodeSound({ rate: recordedRate, start: 0, samples })
  return { name, albumId, lines: parseSongWords(yrc), file }
}

/** Samples a second. */
export const recordedRate = 12_000

// both run in the page

async function findSong(name: string) {
  const json = async (path: string) =>
    (await fetch(`/api${path}`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).json()
  const { result } = await json(`/cloudsearch?keywords=${encodeURIComponent(name)}`)
  const song = result.songs.find((found: { name: string }) => found.name === name)
  const { yrc } = await json(`/lyric/new?id=${song.id}`)
  return { id: song.id, albumId: song.al.id, yrc: yrc.lyric }
}

async function decodeSong(id: number, rate: number) {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const { data } = await (await fetch(`/api/song/url/v1?id=${id}`, { headers })).json()
  const bytes = await (await fetch(data[0].url)).arrayBuffer()
  const buffer = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes)
  const samples = new Float32Array(buffer.length)
  for (let channel = 0; channel < buffer.numberOfChannels; channel++)
    buffer.getChannelData(channel).forEach((sample, at) => {
      samples[at] = (samples[at] ?? 0) + sample / buffer.numberOfChannels
    })
  const all = new Uint8Array(samples.buffer)
  let text = ''
  for (let at = 0; at < all.length; at += 4096) text += String.fromCharCode(...all.subarray(at, at + 4096))
  return btoa(text)
}
