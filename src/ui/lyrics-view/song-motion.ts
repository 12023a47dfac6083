import type { Pace } from './pace'

/** How an element looks at a second of the track. */
export interface SongFrame {
  time: number
  transform?: string
  opacity?: number
  /** Leads from it to the next; evenly when left out. */
  easing?: string
}

/**
 * Seconds for which an animation goes on, standing, before its first frame and after its last. Where one begins or
 * ends the browser makes the page's thread style and lay out a frame; like this none does while it is of use.
 */
const standing = 600

/**
 * Animations whose time is the track's: each is given seconds of the track and does its part when they come, however
 * far ahead that is and whatever the main thread does meanwhile. All of them run from one origin, so that they are
 * right or wrong together.
 */
export class SongMotion {
  readonly #animations = new Set<Animation>()
  #pace: Pace = { position: 0, playing: false, rate: 1 }
  /** When the track would have been at 0, ms on the page's clock; only while it plays. */
  #origin = 0

  /** Frames in order of time; before the first and after the last the element stays as they say. */
  animate(element: Element, frames: readonly SongFrame[]): Animation {
    const first = frames[0] ?? { time: 0 }
    const last = frames.at(-1) ?? first
    const start = first.time - standing
    const length = last.time + standing - start
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

  /** Seconds between that position and the one that all of them are at. */
  offBy(position: number): number {
    const { playing, rate, position: rested } = this.#pace
    return Math.abs(position - (playing ? ((performance.now() - this.#origin) * rate) / 1000 : rested))
  }

  /** Brings all to that pace where they are off it by more than `tolerance` seconds; at rest, exactly. */
  follow(pace: Pace, tolerance: number): void {
    const { playing, rate } = this.#pace
    const same = pace.playing === playing && pace.rate === rate
    if (same && this.offBy(pace.position) <= (playing ? tolerance : 0)) return
    this.#pace = pace
    this.#origin = performance.now() - (pace.position * 1000) / pace.rate
    for (const animation of this.#animations) this.#place(animation)
  }

  /** Undoes what the animation did; null and a second time do nothing. */
  cancel(animation: Animation | null): void {
    if (animation && this.#animations.delete(animation)) animation.cancel()
  }

  dispose(): void {
    for (const animation of this.#animations) this.cancel(animation)
  }

  #place(animation: Animation): void {
    const { position, playing, rate } = this.#pace
    if (playing) {
      // asked first, since the browser takes any answer for a change
      if (animation.playbackRate !== rate) animation.playbackRate = rate
      animation.startTime = this.#origin
    } else {
      animation.pause()
      animation.currentTime = position * 1000
    }
  }
}

/** Lists of values, since for each frame of a list of frames the browser calls back. What none has is left out. */
function byProperty(
  frames: readonly SongFrame[],
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
