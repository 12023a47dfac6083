export const envelopeProcessorName = 'melisma-envelope'

/** A ramp for the envelope worklet. */
export interface EnvelopeCommand {
  id: number
  /** 0..1. */
  to: number
  /** A whole swing from 0 to 1; a shorter way takes its share of it. 0 jumps. */
  ms: number
  /** How long to wait for the first sound before the ramp starts; 0 not at all, Infinity however long it takes. */
  armMs: number
}

/** Each command gets exactly one answer, with the frame of the context at which it was settled. */
export interface EnvelopeAnswer {
  id: number
  outcome: 'done' | 'cancelled'
  frame: number
}
