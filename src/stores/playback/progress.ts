import { action, makeObservable, observable } from 'mobx'

/**
 * Where the current track stands, and the listener's hold on the thumb that shows it. A track that changes under the
 * hand slips away: what the hand still does until it lets go was meant for the track before.
 */
export class Progress {
  /** Seconds, four times a second while it plays. */
  position = 0
  duration = 0
  private hold: 'none' | 'held' | 'slipped' = 'none'
  private resumes = false

  constructor() {
    makeObservable(this, {
      position: observable,
      duration: observable,
      place: action,
      follow: action,
      slip: action,
      move: action,
    })
  }

  /** Whether a hand holds the thumb, and so the position. */
  get held(): boolean {
    return this.hold === 'held'
  }

  /** It is to go on from there. */
  place(position: number, duration: number): void {
    this.position = position
    this.duration = duration
  }

  /** The engine stands there; the thumb stays where a hand holds it. */
  follow(position: number, duration: number): void {
    if (!this.held) this.position = position
    this.duration = duration
  }

  /** Another track is current. */
  slip(): void {
    if (this.held) this.hold = 'slipped'
  }

  /** False when it is held already. `resumes`: whether playback is to go on afterwards. */
  take(resumes: boolean): boolean {
    if (this.hold !== 'none') return false
    this.hold = 'held'
    this.resumes = resumes
    return true
  }

  /** Moves the thumb; true when nobody holds it, as an assistive device does not: that is a seek by itself. */
  move(seconds: number): boolean {
    if (this.held) this.position = seconds
    return this.hold === 'none'
  }

  /** What is to follow. */
  letGo(): 'nothing' | 'seek' | 'seekAndPlay' {
    const follows = !this.held ? 'nothing' : this.resumes ? 'seekAndPlay' : 'seek'
    this.hold = 'none'
    return follows
  }
}
