import { lyricSpring } from './lyric-spring'
import type { Pace } from './pace'
import { type ScrollStop, scrollTrack } from './scroll-track'
import type { SongMotion } from './song-motion'
import { UserScroll } from './user-scroll'

export type LineAlign = 'start' | 'center'

/** What the list goes to when its second comes; null for its top. */
export interface ListStop {
  time: number
  item: HTMLElement | null
}

/**
 * How it gets there: `on` as it was told to beforehand, when the song has come to it by itself; `glide` from
 * wherever it is now; `jump` at once.
 */
export type Going = 'on' | 'glide' | 'jump'

/** Part of the viewport's height above the current line when it is aligned to the start. */
export const startAnchor = 0.2

/**
 * Keeps a line in its place. The viewport scrolls natively, so that wheel, touch, keyboard and screen readers
 * scroll it as any other; a change of line sets the scroll position at once and lets the list come from where it
 * was by one `translateY` animation, which goes on to the next few lines as well. While the listener scrolls, it
 * leaves the list alone.
 */
export class ListFollower {
  readonly #viewport: HTMLElement
  readonly #list: HTMLElement
  readonly #motion: SongMotion
  readonly #user: UserScroll
  /** What the list comes from: where it stood, and the stops since then that it is still on the way to. */
  #past: ScrollStop[] = []
  #armed: Animation | null = null
  #glide: Animation | null = null
  #hovered = false
  #pauseOnHover = false

  /** `returned` is called when the list may follow again; `changed` on either change. */
  constructor(
    viewport: HTMLElement,
    list: HTMLElement,
    motion: SongMotion,
    events: { returned(): void; changed(): void },
  ) {
    this.#viewport = viewport
    this.#list = list
    this.#motion = motion
    const changed = (): void => {
      if (!this.following) this.#release()
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

  /** False while the listener has the list. */
  get following(): boolean {
    return !this.#user.scrolling && !(this.#pauseOnHover && this.#hovered)
  }

  pauseOnHover(pause: boolean): void {
    this.#pauseOnHover = pause
  }

  /**
   * Brings the stop of that index to its place, and those after it when their time comes; those before it have been
   * passed since the last call. Reads first, then writes. Gives the pixels that the list goes up.
   */
  bring(stops: readonly ListStop[], index: number, going: Going, align: LineAlign, pace: Pace): number {
    const viewport = this.#viewport
    const height = viewport.clientHeight
    const most = viewport.scrollHeight - height
    const places = stops.map(({ time, item }): ScrollStop => {
      const wanted = item ? this.#placeOf(item, align, height) : 0
      return { time, place: Math.round(Math.min(most, Math.max(0, wanted))) }
    })
    const target = places[index]
    if (!target) return 0
    const coming = places.slice(index + 1)
    const before = viewport.scrollTop
    const shown = going === 'glide' ? before - this.#shift() : before
    const far = Math.abs(target.place - shown) > height
    const here = { time: -Infinity, place: target.place }

    if (going === 'on' && this.#past.length > 0) this.#past.push(...places.slice(0, index + 1))
    else if (going === 'glide' && !far && pace.playing)
      this.#past = [
        { time: -Infinity, place: shown },
        { ...target, time: pace.position },
      ]
    else this.#past = [here]
    while ((this.#past[1]?.time ?? Infinity) + lyricSpring.seconds <= pace.position) this.#past.shift()

    if (before !== target.place) viewport.scrollTop = target.place
    this.#still()
    if (pace.playing) this.#arm([...this.#past, ...coming], target.place)
    else if (going === 'glide' && !far && target.place !== shown) {
      const transform = [`translateY(${target.place - shown}px)`, 'translateY(0)']
      this.#glide = this.#list.animate({ transform }, lyricSpring.timing)
    }
    return target.place - before
  }

  dispose(): void {
    this.#still()
    this.#user.dispose()
  }

  /** The list stays where it is seen now, for the listener to scroll. */
  #release(): void {
    const shift = this.#shift()
    this.#still()
    this.#past = []
    if (Math.abs(shift) >= 1) this.#viewport.scrollTop -= shift
  }

  #arm(stops: readonly ScrollStop[], scrolled: number): void {
    const track = scrollTrack(stops, scrolled)
    if (track.length === 0) return
    const frames = track.map(({ time, shift, springs }) => ({
      time,
      transform: `translateY(${shift}px)`,
      easing: springs ? lyricSpring.timing.easing : 'linear',
    }))
    this.#armed = this.#motion.animate(this.#list, frames)
  }

  #still(): void {
    this.#motion.cancel(this.#armed)
    this.#glide?.cancel()
    this.#armed = this.#glide = null
  }

  /** Pixels by which an animation moves the list down at the moment. */
  #shift(): number {
    if (!this.#armed && !this.#glide) return 0
    return new DOMMatrixReadOnly(getComputedStyle(this.#list).transform).m42
  }

  #placeOf(item: HTMLElement, align: LineAlign, height: number): number {
    const top = this.#list.offsetTop + item.offsetTop
    return align === 'center' ? top - (height - item.offsetHeight) / 2 : top - height * startAnchor
  }
}
