import { playableFormats } from '../contract/audio-formats'

/** Returns the names of the formats that this browser plays, separated by commas. */
export function browserFormats(): string {
  const element = new Audio()
  return playableFormats((type) => element.canPlayType(type) !== '').join()
}
