import { describe, expect, it, onTestFinished } from 'vitest'
import type { VideoStream } from '../../../src/contract/replies/video'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { VideoStore } from '../../../src/stores/player/video-store'
import { createDeferred } from '../../support/deferred'
import { track } from '../../support/track'
import { videoDetail } from '../../support/video'
import { setUp as setUpPlayer } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

const stream = (height: number) => ({ url: `/video/${height}.mp4`, height, size: 1 })
function setUp() {
  const { store: player, backend } = setUpPlayer()
  const store = new VideoStore({ backend }, { player })
  const asked: (number | string)[] = []
  backend.answers.mvUrl = ({ r }) => {
    asked.push(r ?? '')
    return ok(stream(Number(r)))
  }
  onTestFinished(() => store.dispose())
  return { store, player, backend, asked }
}

describe('VideoStore', () => {
  it('shows the largest picture up to 1080 lines', async () => {
    const { store, asked } = setUp()
    store.show(videoDetail(3, { heights: [240, 1080, 2160] }))
    await settle()
    expect([store.stream?.height, asked, store.heights]).toEqual([1080, [1080], [2160, 1080, 240]])
  })

  it('uses the next height when one is missing, and fails when none is left', async () => {
    const { store, backend } = setUp()
    backend.answers.mvUrl = ({ r }) => ok(r === 240 ? stream(240) : null)
    store.show(videoDetail(3))
    await settle()
    expect([store.stream?.height, store.failure]).toEqual([240, null])
    backend.answers.mvUrl = () => ok(null)
    store.show(videoDetail(4))
    await settle()
    expect([store.stream, store.failure?.kind, store.loading]).toEqual([null, 'noStream', false])
  })

  it('shows captions in the listener’s language, else the first, and keeps the choice', () => {
    const { store } = setUp()
    const captions = ['en', 'zh-hans'].map((language) => ({ language, url: `/${language}.vtt` }))
    store.show(videoDetail(3, { captions }))
    expect(store.shownCaptions).toBeNull()
    store.toggleCaptions('zh-CN')
    expect(store.shownCaptions?.language).toBe('zh-hans')
    store.show(videoDetail(4, { captions: captions.slice(0, 1) }))
    expect(store.shownCaptions).toBeNull()
    store.toggleCaptions('zh-CN')
    expect(store.shownCaptions?.language).toBe('en')
    store.toggleCaptions('zh-CN')
    expect(store.shownCaptions).toBeNull()
  })

  it("requests a user's own video by its own endpoint", async () => {
    const { store, backend } = setUp()
    backend.answers.videoUrl = ({ id }) => ok({ ...stream(720), url: `/own/${id}` })
    store.show({ ...videoDetail(3), id: 'A1' })
    await settle()
    expect(store.stream?.url).toBe('/own/A1')
  })

  it('keeps the newest choice when the stream of the one before arrives last', async () => {
    const { store, backend } = setUp()
    const slow = createDeferred<Result<VideoStream | null>>()
    backend.answers.mvUrl = ({ r }) => (r === 1080 ? slow.promise : ok(stream(Number(r))))
    store.show(videoDetail(3))
    store.chooseHeight(720)
    await settle()
    slow.resolve(ok(stream(1080)))
    await settle()
    expect(store.stream?.height).toBe(720)
  })

  it('never shows the stream of a video that was left', async () => {
    const { store, backend } = setUp()
    const slow = createDeferred<Result<VideoStream | null>>()
    backend.answers.mvUrl = () => slow.promise
    store.show(videoDetail(3))
    store.close()
    slow.resolve(ok(stream(1080)))
    await settle()
    expect([store.stream, store.loading]).toEqual([null, false])
  })

  it('keeps playing when the same video is shown again, and retries after a failure', async () => {
    const { store, backend, asked } = setUp()
    store.show(videoDetail(3))
    await settle()
    store.show(videoDetail(3))
    await settle()
    expect(asked).toEqual([1080])
    store.streamFailed()
    expect(store.failure?.kind).toBe('noStream')
    backend.answers.mvUrl = () => failed({ kind: 'offline' })
    await store.load()
    expect(store.failure?.kind).toBe('offline')
    backend.answers.mvUrl = () => ok(stream(720))
    await store.load()
    expect([store.stream?.height, store.failure]).toEqual([720, null])
  })

  it('pauses the music while it plays, and stops when the music plays', () => {
    const { store, player } = setUp()
    player.playAll([track(1)], 0)
    store.show(videoDetail(3))
    store.videoStarted()
    expect([player.wantsSound, store.hasSound]).toEqual([false, true])
    player.toggle()
    expect([player.wantsSound, store.hasSound]).toEqual([true, false])
  })

  it('gives the sound up when the screen is left', () => {
    const { store } = setUp()
    store.show(videoDetail(3))
    store.videoStarted()
    store.close()
    expect([store.hasSound, store.video]).toEqual([false, null])
  })
})
