import type { NowPlaying, TransportRequest } from '../../ports/audio-engine'
import { isTouchWebKit } from './touch-webkit'
import { PositionReporter } from './position-reporter'

export interface MediaSessionHandlers {
  request(request: TransportRequest): void
  seek(seconds: number): void
  position(): number
}

/** Seconds. */
export interface SessionTiming {
  playback: MediaSessionPlaybackState
  position: number
  duration: number
}

const skipSeconds = 10

/**
 * Only in WebKit. The type `playback` makes iOS ignore the mute switch and show the lock screen's controls.
 * https://w3c.github.io/audio-session/
 */
function audioSession(): { type: string } | null {
  return (navigator as { audioSession?: { type: string } }).audioSession ?? null
}

/** The system's media controls: lock screen, media keys, headset. Does nothing if the browser has none. */
export class MediaSessionControls {
  private readonly session = 'mediaSession' in navigator ? navigator.mediaSession : null
  private readonly report = new PositionReporter(this.session)
  private readonly actions = new Set<MediaSessionAction>()

  constructor(private readonly keys: MediaSessionHandlers) {
    const audio = audioSession()
    if (audio) audio.type = 'playback'
    this.on('play', () => keys.request('play'))
    this.on('pause', () => keys.request('pause'))
    this.on('stop', () => {
      keys.request('pause')
      keys.seek(0)
    })
    this.on('nexttrack', () => keys.request('next'))
    this.setPreviousEnabled(true)
    this.on('seekto', ({ seekTime }) => {
      if (seekTime !== undefined) keys.seek(seekTime)
    })
    // iPhones show one pair of buttons: these would replace next and previous
    if (isTouchWebKit()) return
    this.on('seekbackward', ({ seekOffset }) => keys.seek(keys.position() - (seekOffset ?? skipSeconds)))
    this.on('seekforward', ({ seekOffset }) => keys.seek(keys.position() + (seekOffset ?? skipSeconds)))
  }

  /** Shows or hides the button for the previous track, which personal FM does not have. */
  setPreviousEnabled(enabled: boolean): void {
    if (enabled) this.on('previoustrack', () => this.keys.request('previous'))
    else this.off('previoustrack')
  }

  setNowPlaying(nowPlaying: NowPlaying | null): void {
    if (!this.session) return
    // an invalid address would throw
    const artwork = nowPlaying?.artwork.filter(({ src }) => URL.canParse(src, document.baseURI)) ?? []
    this.session.metadata = nowPlaying && new MediaMetadata({ ...nowPlaying, artwork })
  }

  /** Updates the shown state. Call it at least after each seek, start and stop; more often does no harm. */
  update({ playback, position, duration }: SessionTiming): void {
    if (!this.session) return
    if (this.session.playbackState !== playback) this.session.playbackState = playback
    this.report.report(playback === 'none' ? null : { position, duration, moving: playback === 'playing' })
  }

  dispose(): void {
    for (const action of this.actions) this.off(action)
    this.setNowPlaying(null)
    this.update({ playback: 'none', position: 0, duration: 0 })
    const audio = audioSession()
    if (audio) audio.type = 'auto'
  }

  /** Ignores actions that the browser does not support, for which it throws. */
  private on(action: MediaSessionAction, run: MediaSessionActionHandler): void {
    try {
      this.session?.setActionHandler(action, run)
      this.actions.add(action)
    } catch {
      return
    }
  }

  private off(action: MediaSessionAction): void {
    if (this.actions.delete(action)) this.session?.setActionHandler(action, null)
  }
}
