import { lyricSpring } from './lyric-spring'
import { type ScrollStop, scrollTrack } from './scroll-track'
import type { ClockReading, SongAnimations } from '../../../motion/song-animations'
import { UserScroll } from './user-scroll'

export type LineAlign = 'start' | 'center'

/** An item that the list scrolls to at a second of the track; null for the top of the list. */
export interface ListStop {
  time: number
  item: HTMLElement | null
}

/**
 * How the list gets to a stop: `on` continues the movement that was set up beforehand, `glide` moves from where the list
 * is now, `jump` moves at once.
 */
export type MoveMode = 'on' | 'glide' | 'jump'

/** Share of the viewport's height above the current line when it is aligned to the start. */
export const startAnchor = 0.2

/**
 * Keeps the current line in its place. The viewport scrolls natively, so that wheel, touch, keyboard and screen readers
 * work as usual. A change of line sets the scroll position at once, and a `translateY` animation moves the list there
 * from where it was; the same animation continues to the next few lines. While the listener scrolls, the list is left
 * alone.
 */
export class ListFollower {
  readonly #viewport: HTMLElement
  readonly #list: HTMLElement
  readonly #motion: SongAnimations
  readonly #user: UserScroll
  /** Where the list was, and the stops since then that it is still moving to. */
  #past: ScrollStop[] = []
  #movement: Animation | null = null
  #glide: Animation | null = null
  #hovered = false
  #pauseOnHover = false

  /** `changed` is called when `following` changes, `returned` when the list may follow again. */
  constructor(
    viewport: HTMLElement,
    list: HTMLElement,
    motion: SongAnimations,
    events: { returned(): void; changed(): void },
  ) {
    this.#viewport = viewport
    this.#list = list
    this.#motion = motion
    const changed = (): void => {
      if (!this.following) this.#freeze()
      events.changed()
    }
    this.#user = new UserScroll(viewport, list, { changed, returned: () => events.returned() })
    const onHover = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return
      this.#hovered = event.type === 'pointerenter'
      if (!this.#pauseOnHover) return
      changed()
      if (this.following) events.returned()
    }
    viewport.addEventListener('pointerenter', onHover, { signal: this.#user.signal })
    viewport.addEventListener('pointerleave', onHover, { signal: this.#user.signal })
  }

  /** False while the listener scrolls or hovers the list. */
  get following(): boolean {
    return !this.#user.scrolling && !(this.#pauseOnHover && this.#hovered)
  }

  setPauseOnHover(pause: boolean): void {
    this.#pauseOnHover = pause
  }

  /**
   * Moves the list to the stop of an index, and to those after it when their time comes. The stops before it have been
   * passed since the last call. Reads the layout first, then writes. Returns the pixels that the list moves up.
   */
  moveTo(
    stops: readonly ListStop[],
    index: number,
    mode: MoveMode,
    align: LineAlign,
    reading: ClockReading,
  ): number {
    const viewport = this.#viewport
    const height = viewport.clientHeight
    const maxScroll = viewport.scrollHeight - height
    const positions = stops.map(({ time, item }): ScrollStop => {
      const wanted = item ? this.#scrollTopOf(item, align, height) : 0
      return { time, place: Math.round(Math.min(maxScroll, Math.max(0, wanted))) }
    })
    const target = positions[index]
    if (!target) return 0
    const upcoming = positions.slice(index + 1)
    const before = viewport.scrollTop
    const shown = mode === 'glide' ? before - this.#currentShift() : before
    const isFar = Math.abs(target.place - shown) > height
    const atTarget = { time: -Infinity, place: target.place }

    if (mode === 'on' && this.#past.length > 0) this.#past.push(...positions.slice(0, index + 1))
    else if (mode === 'glide' && !isFar && reading.playing)
      this.#past = [
        { time: -Infinity, place: shown },
        { ...target, time: reading.position },
      ]
    else this.#past = [atTarget]
    while ((this.#past[1]?.time ?? Infinity) + lyricSpring.seconds <= reading.position) this.#past.shift()

    if (before !== target.place) viewport.scrollTop = target.place
    this.#cancelMovement()
    if (reading.playing) this.#animate([...this.#past, ...upcoming], target.place)
    else if (mode === 'glide' && !isFar && target.place !== shown) {
      const transform = [`translateY(${target.place - shown}px)`, 'translateY(0)']
      this.#glide = this.#list.animate({ transform }, lyricSpring.timing)
    }
    return target.place - before
  }

  dispose(): void {
    this.#cancelMovement()
    this.#user.dispose()
  }

  /** Stops the movement where the list is now, for the listener to scroll. */
  #freeze(): void {
    const shift = this.#currentShift()
    this.#cancelMovement()
    this.#past = []
    if (Math.abs(shift) >= 1) this.#viewport.scrollTop -= shift
  }

  #animate(stops: readonly ScrollStop[], scrolled: number): void {
    const track = scrollTrack(stops, scrolled)
    if (track.length === 0) return
    const frames = track.map(({ time, shift, springs }) => ({
      time,
      transform: `translateY(${shift}px)`,
      easing: springs ? lyricSpring.timing.easing : 'linear',
    }))
    this.#movement = this.#motion.animate(this.#list, frames)
  }

  #cancelMovement(): void {
    this.#motion.cancel(this.#movement)
    this.#glide?.cancel()
    this.#movement = this.#glide = null
  }

  /** Returns the pixels by which an animation currently moves the list down. */
  #currentShift(): number {
    if (!this.#movement && !this.#glide) return 0
    return new DOMMatrixReadOnly(getComputedStyle(this.#list).transform).m42
  }

  #scrollTopOf(item: HTMLElement, align: LineAlign, height: number): number {
    const top = this.#list.offsetTop + item.offsetTop
    return align === 'center' ? top - (height - item.offsetHeight) / 2 : top - height * startAnchor
  }
}
