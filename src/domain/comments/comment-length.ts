import { textLimits } from '../../contract/text-limits'

/** Returns how many characters may still be written, below zero where there are too many. */
export function charactersLeft(words: string): number {
  return textLimits.comment - [...words.trim()].length
}
