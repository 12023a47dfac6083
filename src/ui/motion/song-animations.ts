/** The song's clock at one instant. */
export interface ClockReading {
  /** Seconds of the track as heard. */
  position: number
  playing: boolean
  /** 1 is normal speed. */
  rate: number
}

/** A keyframe whose time is in seconds of the track. */
export interface SongKeyframe {
  time: number
  transform?: string
  opacity?: number
  /** Easing to the next keyframe; linear when left out. */
  easing?: string
}

/**
 * Seconds by which an animation is extended, without movement, before its first keyframe and after its last. Where an
 * animation starts or ends the main thread has to style and lay out a frame; extended, none does so while it is used.
 */
const padding = 600

/**
 * Web animations that run on the time of the track. Each has keyframes in seconds of the track and plays them when they
 * come, without the main thread. All share one start time, so that they cannot drift apart.
 */
export class SongAnimations {
  readonly #animations = new Set<Animation>()
  #reading: ClockReading = { position: 0, playing: false, rate: 1 }
  /** The page time in ms at which the track would have been at 0; only valid while it plays. */
  #origin = 0

  /** Starts an animation. Keyframes are in order of time; the first and the last also hold before and after. */
  animate(element: Element, frames: readonly SongKeyframe[]): Animation {
    const first = frames[0] ?? { time: 0 }
    const last = frames.at(-1) ?? first
    const start = first.time - padding
    const length = last.time + padding - start
    const keyframes = byProperty(
      [{ ...first, time: start, easing: 'linear' }, ...frames, { ...last, time: start + length }],
      (time) => Math.min(1, Math.max(0, (time - start) / length)),
    )
    const timing = { delay: start * 1000, duration: length * 1000, fill: 'both' } as const
    const animation = element.animate(keyframes, timing)
    this.#animations.add(animation)
    this.#place(animation)
    return animation
  }

  /** Returns the seconds by which the animations are ahead of `position`; negative where they are behind. */
  leadOver(position: number): number {
    const { playing, rate, position: rested } = this.#reading
    return (playing ? ((performance.now() - this.#origin) * rate) / 1000 : rested) - position
  }

  /**
   * Moves all animations to a clock reading if they are off by more than `tolerance` seconds; exactly while paused.
   * Returns whether they were moved.
   */
  sync(reading: ClockReading, tolerance: number): boolean {
    const { playing, rate } = this.#reading
    const same = reading.playing === playing && reading.rate === rate
    if (same && Math.abs(this.leadOver(reading.position)) <= (playing ? tolerance : 0)) return false
    this.#reading = reading
    this.#origin = performance.now() - (reading.position * 1000) / reading.rate
    for (const animation of this.#animations) this.#place(animation)
    return true
  }

  /** Cancels an animation and its effect. Null, or one already cancelled, does nothing. */
  cancel(animation: Animation | null): void {
    if (animation && this.#animations.delete(animation)) animation.cancel()
  }

  dispose(): void {
    for (const animation of this.#animations) this.cancel(animation)
  }

  #place(animation: Animation): void {
    const { position, playing, rate } = this.#reading
    if (playing) {
      // compared first: setting an equal rate still costs the browser an update
      if (animation.playbackRate !== rate) animation.playbackRate = rate
      animation.startTime = this.#origin
    } else {
      animation.pause()
      animation.currentTime = position * 1000
    }
  }
}

/** Returns the keyframes as one list per property, which is cheaper for the browser than a list of frames. */
function byProperty(
  frames: readonly SongKeyframe[],
  offsetOf: (time: number) => number,
): PropertyIndexedKeyframes {
  const keyframes: PropertyIndexedKeyframes = { offset: frames.map(({ time }) => offsetOf(time)) }
  const [{ transform, opacity } = {}] = frames
  if (transform !== undefined) keyframes['transform'] = frames.map((frame) => frame.transform ?? transform)
  if (opacity !== undefined) keyframes['opacity'] = frames.map((frame) => `${frame.opacity ?? opacity}`)
  if (frames.some(({ easing = 'linear' }) => easing !== 'linear'))
    keyframes.easing = frames.map(({ easing = 'linear' }) => easing)
  return keyframes
}
