import { action, makeObservable, observable } from 'mobx'

/**
 * The position and duration of the current track, and the drag of the thumb that shows them. When the track changes
 * during a drag, the rest of that drag is ignored: it was meant for the track before.
 */
export class Progress {
  /** Seconds; updated four times a second during playback. */
  position = 0
  /** Seconds; 0 while unknown. */
  duration = 0
  #drag: 'none' | 'active' | 'ignored' = 'none'
  #resumesAfterDrag = false

  constructor() {
    makeObservable(this, {
      position: observable,
      duration: observable,
      set: action,
      followEngine: action,
      dragTo: action,
    })
  }

  /** Whether the listener holds the thumb, which then determines the position. */
  get dragging(): boolean {
    return this.#drag === 'active'
  }

  /** Sets both, whatever the listener drags. Seconds. */
  set(position: number, duration: number): void {
    this.position = position
    this.duration = duration
  }

  /** Takes over what the engine reports; a thumb that is being dragged keeps its position. Seconds. */
  followEngine(position: number, duration: number): void {
    if (!this.dragging) this.position = position
    this.duration = duration
  }

  /** Ignores the rest of a drag, because another track is current. */
  cancelDrag(): void {
    if (this.dragging) this.#drag = 'ignored'
  }

  /** Returns false when a drag is going on already. `resumes`: whether playback continues after the drag. */
  startDrag(resumes: boolean): boolean {
    if (this.#drag !== 'none') return false
    this.#drag = 'active'
    this.#resumesAfterDrag = resumes
    return true
  }

  /** Moves the thumb. Returns true when there is no drag, as with an assistive device: then it is a seek. */
  dragTo(seconds: number): boolean {
    if (this.dragging) this.position = seconds
    return this.#drag === 'none'
  }

  /** Ends the drag and returns what has to be done next. */
  endDrag(): 'nothing' | 'seek' | 'seekAndPlay' {
    const next = !this.dragging ? 'nothing' : this.#resumesAfterDrag ? 'seekAndPlay' : 'seek'
    this.#drag = 'none'
    return next
  }
}
