import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import clip from '../../../../demo/videos/Marlow & Fen - Lanterns on the Water.webm?url'
import type { CommentPage } from '../../../../src/contract/replies/comment'
import { failed, ok } from '../../../../src/contract/result'
import { comment } from '../../../support/comment'
import { track } from '../../../support/track'
import { videoDetail } from '../../../support/video'
import { axeFaults } from '../../../support/ui/axe-faults'
import { video } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'

const description = 'A walk by the water.'
const answers = {
  mvDetail: ({ mvid }: { mvid: number | string }) => ok(videoDetail(Number(mvid), { description })),
  mvDetailInfo: () => ok({ likedCount: 0, commentCount: 1, shareCount: 21_000, liked: false }),
  mvUrl: ({ r }: { r?: number | string }) => ok({ url: clip, height: Number(r), size: 1 }),
  simiMv: () => ok([video(31)]),
  commentMv: () => ok<CommentPage>({ comments: [comment(1)], hot: [], total: 41, more: true }),
}
const picture = () =>
  page.getByRole('region', { name: 'Video: Video 5' }).element().querySelector('video') as HTMLVideoElement
const loaded = () => expect.poll(() => picture().readyState, { timeout: 8_000 }).toBeGreaterThan(1)

describe('VideoScreen', () => {
  it.each([
    ['en', 360, 'light', 'Similar videos', 'Video 5 - Artist - Video'],
    ['zh-CN', 1200, 'dark', '相似视频', 'Video 5 - Artist - 视频'],
  ] as const)(
    'shows a video and what belongs to it, in %s at %i',
    async (language, width, theme, like, title) => {
      const { stores } = await showRoute('/video?id=5', { answers, language, width, theme })
      await expect.element(page.getByRole('heading', { name: 'Video 5', level: 1 })).toBeVisible()
      await expect.element(page.getByText(description)).toBeVisible()
      await expect.element(page.getByText('2.1').first()).toBeVisible()
      await expect.element(page.getByRole('heading', { name: like })).toBeVisible()
      await expect.element(page.getByText('Comment 1')).toBeVisible()
      await expect.poll(() => stores.shell.pageTitle).toBe(title)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      expect(await axeFaults()).toEqual([])
    },
  )

  it('pauses the music while it plays, and pauses when the music resumes', async () => {
    const { stores } = await showRoute('/video?id=5', { answers })
    stores.player.playAll([track(1)], 0)
    await loaded()
    document.getElementById('content')?.focus()
    await userEvent.keyboard(' ')
    await expect.poll(() => stores.video.hasSound).toBe(true)
    expect([stores.player.wantsSound, picture().paused]).toEqual([false, false])
    stores.player.toggle()
    await expect.poll(() => picture().paused).toBe(true)
    expect(stores.video.hasSound).toBe(false)
  })

  it('is controlled by keys while focus is on the page, and leaves the music alone', async () => {
    const { stores } = await showRoute('/video?id=5', { answers })
    await loaded()
    document.getElementById('content')?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => picture().currentTime).toBeGreaterThan(0)
    await userEvent.keyboard('m')
    await expect.poll(() => stores.settings.values.playVolumeMute).toBe(true)
  })

  it('remembers its volume', async () => {
    const { stores } = await showRoute('/video?id=5', {
      answers,
      prepare: (fakes) => fakes.stores.settings.set('playVolume', 0.4),
    })
    await loaded()
    expect(picture().volume).toBeCloseTo(0.4)
    picture().volume = 0.6
    await expect.poll(() => stores.settings.values.playVolume).toBe(0.6)
  })

  it('keeps its position when the quality changes', async () => {
    const asked: unknown[] = []
    const mvUrl = ({ r }: { r?: number | string }) => {
      asked.push(r)
      return ok({ url: `${clip}#${r}`, height: Number(r), size: 1 })
    }
    await showRoute('/video?id=5', { answers: { ...answers, mvUrl } })
    await loaded()
    picture().currentTime = 2
    await expect.poll(() => picture().seeking).toBe(false)
    // strict mode mounts twice in development
    expect(new Set(asked.splice(0))).toEqual(new Set([1080]))
    await userEvent.click(page.getByRole('button', { name: 'Quality' }))
    await userEvent.click(page.getByRole('menuitemradio', { name: '240p' }))
    await expect.poll(() => asked).toEqual([240])
    await expect.poll(() => picture().currentTime).toBeCloseTo(2, 0)
  })

  it('keeps playing while the page of the comments changes', async () => {
    const { where } = await showRoute('/video?id=5', { answers })
    await loaded()
    const before = picture()
    await before.play()
    await userEvent.click(page.getByRole('button', { name: 'Page 2' }))
    await expect.poll(where).toBe('/video?id=5&page=2')
    await expect.element(page.getByText('Comment 1')).toBeVisible()
    expect([picture() === before, before.paused]).toEqual([true, false])
  })

  it('shows that there is no stream, and retries', async () => {
    const { backend } = await showRoute('/video?id=5', { answers: { ...answers, mvUrl: () => ok(null) } })
    await expect.element(page.getByRole('alert')).toHaveTextContent('This video cannot be played')
    backend.answers.mvUrl = answers.mvUrl
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await loaded()
    expect(page.getByRole('alert').elements()).toHaveLength(0)
  })

  it('shows that the file cannot be read', async () => {
    const mvUrl = () => ok({ url: 'data:video/webm;base64,AAAA', height: 1080, size: 1 })
    await showRoute('/video?id=5', { answers: { ...answers, mvUrl } })
    await expect.element(page.getByRole('alert')).toHaveTextContent('This video cannot be played')
  })

  it("shows a user's own video with the calls for those", async () => {
    const own = {
      videoDetail: () => ok({ ...videoDetail(5), id: 'A1' }),
      videoUrl: () => ok({ url: clip, height: 720, size: 1 }),
      relatedVideos: () => ok([video(31)]),
      commentVideo: answers.commentMv,
    }
    await showRoute('/video?id=A1', { answers: own })
    await expect.element(page.getByRole('heading', { name: 'Video 5' })).toBeVisible()
    await loaded()
  })

  it('shows once that there is no such video', async () => {
    await showRoute('/video?id=5', { answers: { ...answers, mvDetail: () => failed({ kind: 'notFound' }) } })
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be found')
    expect(page.getByRole('alert').elements()).toHaveLength(1)
  })
})
