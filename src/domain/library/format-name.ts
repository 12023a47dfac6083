import { audioContainers } from '../../contract/audio-formats'

const codecNames: Readonly<Record<string, string>> = {
  mp3: 'MP3',
  aac: 'AAC',
  alac: 'ALAC',
  flac: 'FLAC',
  vorbis: 'Vorbis',
  opus: 'Opus',
  speex: 'Speex',
  pcm: 'PCM',
  wma: 'WMA',
  ape: 'APE',
  wavpack: 'WavPack',
  musepack: 'Musepack',
  dsd: 'DSD',
}

/** Containers with one code, which the name of the code tells as well. */
const ownName = new Set(['mp3', 'flac', 'aac', 'wma', 'ape', 'wv', 'mpc'])

/** Returns the name of a format: `FLAC`, `M4A (ALAC)`, `WAV (PCM)`. */
export function formatName(container: string, codec: string): string {
  const code = Object.hasOwn(codecNames, codec) ? codecNames[codec] : undefined
  if (code === undefined) return container.toUpperCase()
  return ownName.has(container) ? code : `${container.toUpperCase()} (${code})`
}

/** The endings of the files that a library is made of, for the listener. */
export const libraryEndings: readonly string[] = Object.keys(audioContainers)
