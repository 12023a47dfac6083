export const spliceProcessorName = 'melisma-splice'

/** What a splice is to do; `notBefore` is a frame of the context. */
export type SpliceCommand =
  /** Keep back what the deck sounds, and let it out where the other input has ended, at that frame at the earliest. */
  | { type: 'hold'; id: number; notBefore: number }
  /** Let through what comes, undelayed. */
  | { type: 'through' }

/** What was held back comes out from that frame on, later than it came in by so many frames. */
export interface SpliceAnswer {
  /** Of the command it answers. */
  id: number
  frame: number
  delay: number
}
