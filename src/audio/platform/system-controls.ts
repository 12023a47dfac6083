import type { NowPlaying, TransportRequest } from '../../ports/player'
import { isTouchWebKit } from './touch-webkit'
import { PositionReport } from './position-report'

export interface MediaKeys {
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

/** WebKit's own: says that this is music, which the mute switch leaves alone and the lock screen shows. */
function audioSession(): { type: string } | null {
  return (navigator as { audioSession?: { type: string } }).audioSession ?? null
}

/** The system's own controls: lock screen, media keys, headset. Does nothing where there are none. */
export class SystemControls {
  private readonly session = 'mediaSession' in navigator ? navigator.mediaSession : null
  private readonly report = new PositionReport(this.session)
  private readonly actions = new Set<MediaSessionAction>()

  constructor(private readonly keys: MediaKeys) {
    const audio = audioSession()
    if (audio) audio.type = 'playback'
    this.on('play', () => keys.request('play'))
    this.on('pause', () => keys.request('pause'))
    this.on('stop', () => {
      keys.request('pause')
      keys.seek(0)
    })
    this.on('nexttrack', () => keys.request('next'))
    this.setPrevious(true)
    this.on('seekto', ({ seekTime }) => {
      if (seekTime !== undefined) keys.seek(seekTime)
    })
    // iPhones have room for one pair: with these, next and previous would be gone
    if (isTouchWebKit()) return
    this.on('seekbackward', ({ seekOffset }) => keys.seek(keys.position() - (seekOffset ?? skipSeconds)))
    this.on('seekforward', ({ seekOffset }) => keys.seek(keys.position() + (seekOffset ?? skipSeconds)))
  }

  /** Whether there is a way back: personal radio has none. */
  setPrevious(enabled: boolean): void {
    if (enabled) this.on('previoustrack', () => this.keys.request('previous'))
    else this.off('previoustrack')
  }

  announce(nowPlaying: NowPlaying | null): void {
    if (!this.session) return
    // an address that is none would throw
    const artwork = nowPlaying?.artwork.filter(({ src }) => URL.canParse(src, document.baseURI)) ?? []
    this.session.metadata = nowPlaying && new MediaMetadata({ ...nowPlaying, artwork })
  }

  /** May be told as often as one likes, at the latest after each seek, start and stop. */
  update({ playback, position, duration }: SessionTiming): void {
    if (!this.session) return
    if (this.session.playbackState !== playback) this.session.playbackState = playback
    this.report.tell(playback === 'none' ? null : { position, duration, moving: playback === 'playing' })
  }

  dispose(): void {
    for (const action of this.actions) this.off(action)
    this.announce(null)
    this.update({ playback: 'none', position: 0, duration: 0 })
    const audio = audioSession()
    if (audio) audio.type = 'auto'
  }

  /** Browsers throw at actions they do not know. */
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
