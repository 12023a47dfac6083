import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Captions, VideoDetail, VideoStream } from '../../contract/replies/video'
import type { Failure } from '../../contract/failure'
import { heightsToTry } from '../../domain/playback/heights-to-try'
import type { Backend } from '../../ports/backend'
import type { PlayerStore } from './player-store'
import { LatestOnly } from '../lib/latest-only'

const noStream: Failure = { kind: 'noStream' }

/** The video on screen: its stream, and whether it has the sound. */
export class VideoStore {
  video: VideoDetail | null = null
  stream: VideoStream | null = null
  failure: Failure | null = null
  loading = false
  /** Whether the video has the sound: music is paused and its bar hidden until the screen is left or music plays. */
  hasSound = false
  /** The picture height that the listener chose; kept for the next videos. */
  wantedHeight = 1080
  /** The language of the captions that the listener chose, null for none; kept for the next videos. */
  captionsLanguage: string | null = null
  readonly #backend: Backend
  readonly #player: PlayerStore
  readonly #loads = new LatestOnly()
  readonly #stopReaction: () => void

  constructor({ backend }: { backend: Backend }, { player }: { player: PlayerStore }) {
    this.#backend = backend
    this.#player = player
    makeAutoObservable(
      this,
      { video: observableRef, stream: observableRef, failure: observableRef },
      { name: 'VideoStore' },
    )
    this.#stopReaction = reaction(
      () => player.wantsSound,
      (wanted) => {
        if (wanted) this.hasSound = false
      },
    )
  }

  /** The heights that can be chosen, largest first. */
  get heights(): readonly number[] {
    return this.video?.heights.toReversed() ?? []
  }

  get captions(): readonly Captions[] {
    return this.video?.captions ?? []
  }

  /** The captions that are shown, null for none. */
  get shownCaptions(): Captions | null {
    return this.captions.find(({ language }) => language === this.captionsLanguage) ?? null
  }

  /** @param language null for no captions */
  chooseCaptions(language: string | null): void {
    this.captionsLanguage = language
  }

  /** Hides the captions, or shows those in the listener's language, else the first. */
  toggleCaptions(listenerLanguage: string): void {
    const isOwn = ({ language }: Captions) => language.split('-')[0] === listenerLanguage.split('-')[0]
    const chosen = this.captions.find(isOwn) ?? this.captions[0]
    this.captionsLanguage = this.shownCaptions ? null : (chosen?.language ?? null)
  }

  /** Shows a video; does nothing when it is shown already. */
  show(video: VideoDetail): void {
    const same = this.video?.id === video.id
    this.video = video
    if (same && (this.stream || this.loading)) return
    this.stream = null
    void this.load()
  }

  chooseHeight(height: number): void {
    this.wantedHeight = height
    void this.load()
  }

  /** Reports that the stream cannot be played, or no longer. */
  streamFailed(): void {
    this.stream = null
    this.failure = noStream
  }

  /** Loads the stream again. The one on screen stays until then. */
  async load(): Promise<void> {
    const { video } = this
    if (!video) return
    const signal = this.#loads.start()
    this.loading = true
    this.failure = null
    for (const height of heightsToTry(video.heights, this.wantedHeight)) {
      const reply = await this.#requestStream(video, height, signal)
      if (signal.aborted) return
      if (!reply.ok) return this.#finish(reply.failure)
      if (reply.value) return this.#finish(reply.value)
    }
    this.#finish(noStream)
  }

  /** Reports that the video plays, which pauses the music. */
  videoStarted(): void {
    this.hasSound = true
    if (this.#player.wantsSound) this.#player.toggle()
  }

  /** Forgets the video, because its screen is left. */
  close(): void {
    this.#loads.abort()
    this.loading = false
    this.hasSound = false
    this.video = null
    this.stream = null
    this.failure = null
  }

  dispose(): void {
    this.#stopReaction()
    this.#loads.abort()
  }

  #requestStream({ id }: VideoDetail, height: number, signal: AbortSignal) {
    return typeof id === 'number'
      ? this.#backend.call('mvUrl', { id, r: height }, { signal })
      : this.#backend.call('videoUrl', { id, res: height }, { signal })
  }

  #finish(outcome: VideoStream | Failure): void {
    runInAction(() => {
      this.loading = false
      if ('url' in outcome) this.stream = outcome
      else this.failure = outcome
    })
  }
}
