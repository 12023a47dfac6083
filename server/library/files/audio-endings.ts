import type { AudioContainer } from '../../../src/contract/audio-formats'

/** The endings of files in each container, in lower case and without the dot. */
export const audioEndings: Readonly<Record<AudioContainer, readonly string[]>> = {
  mp3: ['mp3'],
  flac: ['flac'],
  m4a: ['m4a', 'm4b', 'm4r', 'mp4'],
  aac: ['aac'],
  ogg: ['ogg', 'oga', 'opus', 'spx'],
  wav: ['wav', 'wave'],
  aiff: ['aiff', 'aif', 'aifc'],
  wma: ['wma'],
  ape: ['ape'],
  wv: ['wv'],
  mpc: ['mpc'],
  dsf: ['dsf'],
  dff: ['dff'],
  webm: ['webm', 'mka'],
  mka: ['mka', 'webm'],
}

/** Whether files with this ending may hold the container. */
export function hasEnding(container: AudioContainer, ending: string): boolean {
  return audioEndings[container].includes(ending.toLowerCase())
}
