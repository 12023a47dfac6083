import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { VideoDetail, VideoStream } from '../domain/catalogue/video'
import type { Failure } from '../domain/failure'
import { heightsToTry } from '../domain/video/heights-to-try'
import type { Backend } from '../ports/backend'
import type { PlayerStore } from './player-store'
import { Supersede } from './supersede'

const noStream: Failure = { kind: 'noStream' }

/** The video on screen: where its picture comes from, and whether it has the sound. */
export class VideoStore {
  video: VideoDetail | null = null
  stream: VideoStream | null = null
  failure: Failure | null = null
  loading = false
  /** Whether the video has the sound: the music is silent and its bar away, until the screen is left or music plays. */
  watching = false
  /** The picture height that the listener wants, for the videos to come as well. */
  wantedHeight = 1080
  private readonly loads = new Supersede()
  private readonly stopFollowing: () => void

  constructor(
    private readonly backend: Backend,
    private readonly player: PlayerStore,
  ) {
    makeAutoObservable<VideoStore, 'loads' | 'stopFollowing' | 'backend' | 'player'>(
      this,
      {
        video: observableRef,
        stream: observableRef,
        failure: observableRef,
        loads: false,
        stopFollowing: false,
        backend: false,
        player: false,
      },
      { name: 'VideoStore' },
    )
    this.stopFollowing = reaction(
      () => player.wantsSound,
      (wanted) => {
        if (wanted) this.yieldSound()
      },
    )
  }

  /** The heights that can be chosen, largest first. */
  get heights(): readonly number[] {
    return this.video?.heights.toReversed() ?? []
  }

  /** Shows that video; one that is shown already goes on. */
  open(video: VideoDetail): void {
    const same = this.video?.id === video.id
    this.video = video
    if (same && (this.stream || this.loading)) return
    this.stream = null
    void this.load()
  }

  choose(height: number): void {
    this.wantedHeight = height
    void this.load()
  }

  /** The stream cannot be played, or no longer. */
  lose(): void {
    this.stream = null
    this.failure = noStream
  }

  /** Finds the stream anew. What is on screen stays until there is another. */
  async load(): Promise<void> {
    const { video } = this
    if (!video) return
    const signal = this.loads.begin()
    this.loading = true
    this.failure = null
    for (const height of heightsToTry(video.heights, this.wantedHeight)) {
      const reply = await this.ask(video, height, signal)
      if (signal.aborted) return
      if (!reply.ok) return this.settle(reply.failure)
      if (reply.value) return this.settle(reply.value)
    }
    this.settle(noStream)
  }

  /** It plays: the music gives way. */
  began(): void {
    this.watching = true
    if (this.player.wantsSound) this.player.toggle()
  }

  /** The screen is left. */
  leave(): void {
    this.loads.stop()
    this.loading = false
    this.watching = false
    this.video = null
    this.stream = null
    this.failure = null
  }

  dispose(): void {
    this.stopFollowing()
    this.loads.stop()
  }

  private yieldSound(): void {
    this.watching = false
  }

  private ask({ id }: VideoDetail, height: number, signal: AbortSignal) {
    return typeof id === 'number'
      ? this.backend.call('mvUrl', { id, r: height }, { signal })
      : this.backend.call('videoUrl', { id, res: height }, { signal })
  }

  private settle(outcome: VideoStream | Failure): void {
    runInAction(() => {
      this.loading = false
      if ('url' in outcome) this.stream = outcome
      else this.failure = outcome
    })
  }
}
