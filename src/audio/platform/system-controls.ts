import type { NowPlaying, TransportRequest } from '../../ports/player'

export interface MediaKeys {
  request(request: TransportRequest): void
  seek(seconds: number): void
  position(): number
}

export interface SessionTiming {
  playback: MediaSessionPlaybackState
  position: number
  duration: number
}

const skipSeconds = 10

/** The system's own controls: lock screen, media keys, headset. Does nothing where there are none. */
export class SystemControls {
  private readonly session = 'mediaSession' in navigator ? navigator.mediaSession : null
  private readonly actions: MediaSessionAction[] = []

  constructor(keys: MediaKeys) {
    this.on('play', () => keys.request('play'))
    this.on('pause', () => keys.request('pause'))
    this.on('stop', () => {
      keys.request('pause')
      keys.seek(0)
    })
    this.on('previoustrack', () => keys.request('previous'))
    this.on('nexttrack', () => keys.request('next'))
    this.on('seekbackward', ({ seekOffset }) => keys.seek(keys.position() - (seekOffset ?? skipSeconds)))
    this.on('seekforward', ({ seekOffset }) => keys.seek(keys.position() + (seekOffset ?? skipSeconds)))
    this.on('seekto', ({ seekTime }) => {
      if (seekTime !== undefined) keys.seek(seekTime)
    })
  }

  announce(nowPlaying: NowPlaying | null): void {
    if (this.session) this.session.metadata = nowPlaying && new MediaMetadata(nowPlaying)
  }

  /** Values that are not finite or out of order would throw; an unknown length shows no position. */
  update({ playback, position, duration }: SessionTiming): void {
    if (!this.session) return
    this.session.playbackState = playback
    if (playback === 'none' || !(duration > 0 && Number.isFinite(duration))) {
      this.session.setPositionState()
      return
    }
    this.session.setPositionState({
      duration,
      position: Math.min(Math.max(0, position || 0), duration),
    })
  }

  dispose(): void {
    for (const action of this.actions) this.session?.setActionHandler(action, null)
    this.announce(null)
    this.update({ playback: 'none', position: 0, duration: 0 })
  }

  /** Browsers throw at actions they do not know. */
  private on(action: MediaSessionAction, run: MediaSessionActionHandler): void {
    try {
      this.session?.setActionHandler(action, run)
      this.actions.push(action)
    } catch {
      return
    }
  }
}
