import { audioFormat, playableFormatsHeader } from '../../src/contract/audio-formats'
import type { Song } from '../library/catalogue/songs'

type Format = Pick<Song, 'container' | 'codec'> & Partial<Pick<Song, 'cut'>>

const longestHeader = 2000

/** What the browser behind a request can be sent. */
export interface BrowserAbilities {
  /** Whether it says what it can play. If not, it is sent every file as it is. */
  isKnown: boolean
  /** Whether it plays the file as it is. A track that is cut from a file is never sent so. */
  plays: (format: Format) => boolean
  /** Whether the listener wants to save data, or the connection is slow. */
  saveData: boolean
}

/** Reads the headers of a request in which the client says what its browser can play, and whether it saves data. */
export function abilitiesOf({ headers }: Request): BrowserAbilities {
  const header = headers.get(playableFormatsHeader)?.slice(0, longestHeader)
  const saveData = /^on\b/i.test(headers.get('Save-Data') ?? '')
  if (header === undefined) return { isKnown: false, plays: ({ cut = null }) => cut === null, saveData }
  const formats = new Set(header.split(',').map((name) => name.trim()))
  return {
    isKnown: true,
    plays: ({ container, codec, cut = null }) => cut === null && formats.has(audioFormat(container, codec)),
    saveData,
  }
}
