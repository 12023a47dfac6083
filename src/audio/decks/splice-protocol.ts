export const spliceProcessorName = 'melisma-splice'

/**
 * A command for the splice worklet; `notBefore` is a frame of the context, `aheadGain` what the deck ahead is multiplied
 * by later, relative to this one.
 */
export type SpliceCommand =
  /** Hold the deck's sound back and output it once the other input has ended, at that frame at the earliest. */
  | { type: 'hold'; id: number; notBefore: number; aheadGain: number }
  /** Pass the input through without a delay. */
  | { type: 'through' }

/** The held sound is output from `frame` on, later than its input by `delay` frames. */
export interface SpliceAnswer {
  /** The id of the command that it answers. */
  id: number
  frame: number
  delay: number
  /**
   * Frames of silence that the join added between the two. Null while the joining deck is silent: then another answer
   * follows with its first sound.
   */
  gap: number | null
}
