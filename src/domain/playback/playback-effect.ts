/**
 * `fade` is the listener's fade, `declick` just long enough not to be heard as a click,
 * `rejoin` the way back in mid-track after a seek or a gap.
 */
export type RampSpeed = 'fade' | 'declick' | 'rejoin'

/**
 * What a rise waits for: nothing, the first sound but only briefly (`playing` was reported),
 * or the first sound however long it takes.
 */
export type RiseArm = 'none' | 'brief' | 'sound'

/** What broke: the element said so, or its clock stood still. */
export type BreakCause = 'error' | 'stall'

/** What the engine is to do, in order. All but `ended` concern the newest generation. */
export type PlaybackEffect =
  | { type: 'open'; at: number }
  | { type: 'close' }
  | { type: 'start' }
  /** Asked for in silence: after the fall was answered, or where the element gives no sound any more. */
  | { type: 'stop' }
  | { type: 'rise'; speed: RampSpeed; arm: RiseArm }
  /** Answered by `faded`, unless a newer ramp takes over. */
  | { type: 'fall'; speed: RampSpeed }
  /** Answered by `moved`. */
  | { type: 'move'; to: number }
  /** Answered by `diagnosed`. */
  | { type: 'diagnose'; cause: BreakCause }
  /** Answered by `retry`. */
  | { type: 'retryAfter'; ms: number }
  | { type: 'ended' }
