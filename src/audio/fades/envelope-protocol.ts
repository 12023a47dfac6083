export const envelopeProcessorName = 'melisma-envelope'

/** Starts a ramp of the envelope worklet. */
export interface EnvelopeCommand {
  id: number
  /** 0..1. */
  to: number
  /** The duration of a ramp from 0 to 1; a smaller one takes its share. 0 jumps. */
  ms: number
  /** How long the ramp waits for the first sound; 0: not at all, Infinity: however long it takes. */
  armMs: number
}

/** The answer to a command: exactly one each, with the context frame at which the ramp was settled. */
export interface EnvelopeAnswer {
  id: number
  outcome: 'done' | 'cancelled'
  frame: number
}
