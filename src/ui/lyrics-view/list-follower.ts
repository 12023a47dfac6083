import { lyricSpring } from './lyric-spring'
import { UserScroll } from './user-scroll'

export type LineAlign = 'start' | 'center'

/** Part of the viewport's height above the current line when it is aligned to the start. */
export const startAnchor = 0.2

/**
 * Keeps a line in its place. The viewport scrolls natively, so that wheel, touch, keyboard and screen readers
 * scroll it as any other; a change of line sets the scroll position at once and lets the list come from where it
 * was by one `translateY` animation. While the listener scrolls, it leaves the list alone.
 */
export class ListFollower {
  readonly #viewport: HTMLElement
  readonly #list: HTMLElement
  readonly #user: UserScroll
  #glide: Animation | null = null
  #hovered = false
  #pauseOnHover = false

  /** `returned` is called when the list may follow again; `changed` on either change. */
  constructor(viewport: HTMLElement, list: HTMLElement, events: { returned(): void; changed(): void }) {
    this.#viewport = viewport
    this.#list = list
    this.#user = new UserScroll(viewport, list, events)
    const onHover = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return
      this.#hovered = event.type === 'pointerenter'
      if (!this.#pauseOnHover) return
      events.changed()
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

  /** Brings the line to its place, the top of the list for null; reads first, then writes. */
  bring(line: HTMLElement | null, align: LineAlign, animated: boolean): void {
    const viewport = this.#viewport
    const before = viewport.scrollTop
    const height = viewport.clientHeight
    const most = viewport.scrollHeight - height
    const wanted = line ? this.#placeOf(line, align, height) : 0
    const target = Math.round(Math.min(most, Math.max(0, wanted)))
    if (Math.abs(target - before) < 1) return
    const carried = this.#glide?.playState === 'running' ? offsetOf(this.#list) : 0

    this.#glide?.cancel()
    this.#glide = null
    viewport.scrollTop = target
    const distance = target - before + carried
    if (!animated || Math.abs(distance) > height) return
    this.#glide = this.#list.animate(
      { transform: [`translateY(${distance}px)`, 'translateY(0)'] },
      lyricSpring,
    )
  }

  dispose(): void {
    this.#glide?.cancel()
    this.#user.dispose()
  }

  #placeOf(line: HTMLElement, align: LineAlign, height: number): number {
    const top = this.#list.offsetTop + line.offsetTop
    return align === 'center' ? top - (height - line.offsetHeight) / 2 : top - height * startAnchor
  }
}

function offsetOf(element: HTMLElement): number {
  return new DOMMatrixReadOnly(getComputedStyle(element).transform).m42
}
