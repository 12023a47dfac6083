/**
 * `fade` is the fade that the listener can switch off, `declick` is just long enough to avoid a click, `rejoin` is the
 * return in mid-track after a seek or a gap.
 */
export type RampSpeed = 'fade' | 'declick' | 'rejoin'

/**
 * What a rise waits for: nothing, the first sound but only briefly (`playing` was reported already), or the first sound
 * however long it takes.
 */
export type RiseArm = 'none' | 'brief' | 'sound'

/** How a break showed: the element reported an error, or its clock stood still. */
export type BreakCause = 'error' | 'stall'

/** What the engine has to do, in order. All but `ended` concern the newest generation. */
export type PlaybackEffect =
  | { type: 'open'; url: string; at: number }
  | { type: 'close' }
  | { type: 'start' }
  /** Only emitted in silence: after `faded`, or when the element gives no sound any more. */
  | { type: 'stop' }
  | { type: 'rise'; speed: RampSpeed; arm: RiseArm }
  /** Answered by `faded`, unless a newer ramp replaces it. */
  | { type: 'fall'; speed: RampSpeed }
  /** Answered by `moved`. */
  | { type: 'move'; to: number }
  /** Answered by `diagnosed`. */
  | { type: 'diagnose'; url: string; cause: BreakCause }
  /** Answered by `retry`. */
  | { type: 'retryAfter'; ms: number }
  | { type: 'ended' }
