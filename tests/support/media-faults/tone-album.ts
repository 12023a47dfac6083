import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ID3Writer } from 'browser-id3-writer'
import { encodeMp3 } from '../../../tools/demo/encode/mp3'

const rate = 44_100

/** Returns the frequency of song `Tone n`, counted from 1; none is an overtone of another. */
export const frequencyOf = (song: number): number => 230 + 70 * song

/** Writes an album named `Tones` whose files have 14,000 bytes a second. */
export async function writeToneAlbum(folder: string, songs: number, seconds: number): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (let song = 1; song <= songs; song++) {
    const frames = await encodeMp3(tone(frequencyOf(song), seconds), rate)
    writeFileSync(join(folder, `${song}.mp3`), tagged(frames, song))
  }
}

function tone(frequency: number, seconds: number): Int16Array {
  return new Int16Array(2 * rate * seconds).map(
    (_, at) => 5000 * Math.sin((2 * Math.PI * frequency * (at >> 1)) / rate),
  )
}

function tagged(frames: Buffer, song: number): Buffer {
  const writer = new ID3Writer(new Uint8Array(frames).buffer)
  writer.setFrame('TIT2', `Tone ${song}`).setFrame('TPE1', ['Fork']).setFrame('TALB', 'Tones')
  writer.setFrame('TRCK', String(song))
  return Buffer.from(writer.addTag())
}
