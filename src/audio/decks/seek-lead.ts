import type { Mp3Info } from './mp3-info'

/**
 * Seconds by which Chromium's clock is ahead of the sound after a seek to that second of an MP3 file. From the start
 * it leaves out the delay of coding; after a seek it does not, but into the first frame, from which it starts anew.
 * It tells where it is by the share of the file's bytes that lies before; where all frames are of one size, that
 * makes it one frame late as soon as the file's first frame, which is no sound, has moved the estimate by half a
 * one. In files with frames of many sizes the place itself is a guess (a table of a hundred seconds, kept to 1/256
 * of the file), and what is wrong with it nothing in the header tells.
 */
export function seekLead(info: Mp3Info, to: number): number {
  const { rate, frameSamples, delay, constant, share } = info
  const frame = Math.round((to * rate) / frameSamples)
  if (to * rate < frameSamples) return 0
  const behind = constant ? frame - Math.round(frame * (1 - share)) : 0
  return (delay - behind * frameSamples) / rate
}
