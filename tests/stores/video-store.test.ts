import { describe, expect, it, onTestFinished } from 'vitest'
import type { VideoStream } from '../../src/domain/catalogue/video'
import { failed, ok } from '../../src/domain/result'
import type { Result } from '../../src/domain/result'
import { VideoStore } from '../../src/stores/video-store'
import { gate } from '../support/gate'
import { track } from '../support/track'
import { videoDetail } from '../support/video'
import { setUp as setUpPlayer } from './player-fixture'

const stream = (height: number) => ({ url: `/video/${height}.mp4`, height, size: 1 })
const settle = () => new Promise((resolve) => setTimeout(resolve))

function setUp() {
  const { store: player, backend } = setUpPlayer()
  const store = new VideoStore(backend, player)
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
    store.open(videoDetail(3, { heights: [240, 1080, 2160] }))
    await settle()
    expect([store.stream?.height, asked, store.heights]).toEqual([1080, [1080], [2160, 1080, 240]])
  })

  it('takes the next height where one cannot be had, and says so where none can', async () => {
    const { store, backend } = setUp()
    backend.answers.mvUrl = ({ r }) => ok(r === 240 ? stream(240) : null)
    store.open(videoDetail(3))
    await settle()
    expect([store.stream?.height, store.failure]).toEqual([240, null])
    backend.answers.mvUrl = () => ok(null)
    store.open(videoDetail(4))
    await settle()
    expect([store.stream, store.failure?.kind, store.loading]).toEqual([null, 'noStream', false])
  })

  it("asks for a user's own video by its own call", async () => {
    const { store, backend } = setUp()
    backend.answers.videoUrl = ({ id }) => ok({ ...stream(720), url: `/own/${id}` })
    store.open({ ...videoDetail(3), id: 'A1' })
    await settle()
    expect(store.stream?.url).toBe('/own/A1')
  })

  it('has the newest choice hold even if the stream of the one before comes last', async () => {
    const { store, backend } = setUp()
    const slow = gate<Result<VideoStream | null>>()
    backend.answers.mvUrl = ({ r }) => (r === 1080 ? slow.promise : ok(stream(Number(r))))
    store.open(videoDetail(3))
    store.choose(720)
    await settle()
    slow.open(ok(stream(1080)))
    await settle()
    expect(store.stream?.height).toBe(720)
  })

  it('never shows the stream of a video that was left', async () => {
    const { store, backend } = setUp()
    const slow = gate<Result<VideoStream | null>>()
    backend.answers.mvUrl = () => slow.promise
    store.open(videoDetail(3))
    store.leave()
    slow.open(ok(stream(1080)))
    await settle()
    expect([store.stream, store.loading]).toEqual([null, false])
  })

  it('keeps what plays when the same video is told of again, and tries again after a failure', async () => {
    const { store, backend, asked } = setUp()
    store.open(videoDetail(3))
    await settle()
    store.open(videoDetail(3))
    await settle()
    expect(asked).toEqual([1080])
    store.lose()
    expect(store.failure?.kind).toBe('noStream')
    backend.answers.mvUrl = () => failed({ kind: 'offline' })
    await store.load()
    expect(store.failure?.kind).toBe('offline')
    backend.answers.mvUrl = () => ok(stream(720))
    await store.load()
    expect([store.stream?.height, store.failure]).toEqual([720, null])
  })

  it('silences the music while it plays, and gives way when the music goes on', () => {
    const { store, player } = setUp()
    player.playAll([track(1)], 0)
    store.open(videoDetail(3))
    store.began()
    expect([player.wantsSound, store.watching]).toEqual([false, true])
    player.toggle()
    expect([player.wantsSound, store.watching]).toEqual([true, false])
  })

  it('hands the sound back when the screen is left', () => {
    const { store } = setUp()
    store.open(videoDetail(3))
    store.began()
    store.leave()
    expect([store.watching, store.video]).toEqual([false, null])
  })
})
