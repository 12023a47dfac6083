import { createMemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import clip from '../../../../demo/videos/Marlow & Fen - Lanterns on the Water.webm?url'
import { ok } from '../../../../src/contract/result'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { VideoPlayer } from '../../../../src/ui/features/video/video-player'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { axeFaults } from '../../../support/ui/axe-faults'
import { fakeStores } from '../../../support/ui/fake-stores'
import { videoDetail } from '../../../support/video'

const region = page.getByRole('region', { name: 'Video: Video 5' })
const button = (name: string) => region.getByRole('button', { name, exact: true })
const slider = (name: string) => region.getByRole('slider', { name })
const picture = () => region.element().querySelector('video') as HTMLVideoElement

const captionsOf = (words: string, language: string) => ({
  language,
  url: `data:text/vtt;charset=utf-8,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 00:59.000\n${words}\n`)}`,
})

async function show(changes: Parameters<typeof videoDetail>[1] = {}, url = clip) {
  const fakes = fakeStores()
  fakes.backend.answers.mvUrl = ({ r }) => ok({ url, height: Number(r), size: 1 })
  const detail = videoDetail(5, changes)
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <main>
          <p>Outside</p>
          <VideoPlayer video={detail} />
        </main>
      ),
    },
  ])
  await render(<App stores={fakes.stores} i18n={await createI18n('en')} router={router} />)
  await expect.poll(() => picture().readyState, { timeout: 8_000 }).toBeGreaterThan(1)
  return fakes
}

beforeEach(() => page.viewport(1000, 700))

describe('VideoPlayer', () => {
  it('plays and pauses by its button and by a click on the picture', async () => {
    await show()
    await userEvent.click(button('Play the video'))
    await expect.poll(() => picture().paused).toBe(false)
    await userEvent.click(button('Pause the video'))
    await expect.poll(() => picture().paused).toBe(true)
    await userEvent.click(picture(), { position: { x: 40, y: 40 } })
    await expect.poll(() => picture().paused).toBe(false)
  })

  it('plays by a tap on the picture, which then only puts its controls out of the way', async () => {
    await show()
    const tap = () => {
      picture().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
      picture().click()
    }
    tap()
    await expect.element(button('Pause the video')).toBeVisible()
    tap()
    await expect.element(region).toHaveAttribute('data-idle')
    expect(picture().paused).toBe(false)
  })

  it('has its position below the middle of the picture on a phone, where a finger starts it', async () => {
    await page.viewport(360, 740)
    await show()
    const { top, height } = picture().getBoundingClientRect()
    const { top: reach } = slider('Video progress').element().getBoundingClientRect()
    expect(reach).toBeGreaterThan(top + height / 2 + 22)
  })

  it('seeks by its slider and its keys', async () => {
    await show()
    await expect.poll(() => slider('Video progress').element().getAttribute('max')).not.toBe('0')
    ;(slider('Video progress').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => picture().currentTime).toBe(5)
    await userEvent.keyboard('{Home}')
    await expect.poll(() => picture().currentTime).toBe(0)
    await expect.element(slider('Video progress')).toHaveAttribute('aria-valuetext', '0:00 of 0:12')
  })

  it('has a volume, which unmutes, and which the music shares', async () => {
    const { stores } = await show()
    await userEvent.click(button('Mute the video'))
    await expect.poll(() => stores.settings.values.playVolumeMute).toBe(true)
    await slider('Video volume').fill('0.5')
    await expect.poll(() => stores.settings.values.playVolume).toBe(0.5)
    expect(stores.settings.values.playVolumeMute).toBe(false)
  })

  it('plays at another speed', async () => {
    await show()
    await userEvent.click(button('Speed'))
    await userEvent.click(page.getByRole('menuitemradio', { name: '1.5×' }))
    expect(picture().playbackRate).toBe(1.5)
    await userEvent.click(button('Speed'))
    await expect
      .element(page.getByRole('menuitemradio', { name: '1.5×' }))
      .toHaveAttribute('aria-checked', 'true')
  })

  it('shows captions as plain text, by a menu and by a key', async () => {
    await show({ captions: [captionsOf('<b>Lanterns</b> &amp; light', 'en'), captionsOf('灯笼', 'zh')] })
    await userEvent.click(button('Captions'))
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Chinese' }))
    const line = page.getByText('灯笼')
    await expect.element(line).toBeVisible()
    expect(line.element().closest('[lang]')?.getAttribute('lang')).toBe('zh')
    await userEvent.keyboard('c')
    await expect.element(line).not.toBeInTheDocument()
    await userEvent.keyboard('c')
    await expect.element(page.getByText('Lanterns & light')).toBeVisible()
  })

  it('says when captions cannot be loaded, and has no menu for none', async () => {
    const { stores } = await show({ captions: [{ language: 'en', url: 'data:text/plain,nothing' }] })
    await userEvent.keyboard('c')
    await expect.poll(() => stores.notices.notices.map(({ text }) => text)).toEqual(['video.captionsFailed'])
    expect(stores.video.shownCaptions).toBeNull()
  })

  it('obeys letters and digits unless they are switched off', async () => {
    const { stores } = await show()
    await userEvent.keyboard('k')
    await expect.poll(() => picture().paused).toBe(false)
    await userEvent.keyboard('k')
    await expect.poll(() => picture().paused).toBe(true)
    const { duration } = picture()
    await userEvent.keyboard('5')
    await expect.poll(() => picture().currentTime).toBeCloseTo(duration / 2, 1)
    stores.settings.set('singleKeyShortcuts', false)
    await userEvent.keyboard('0')
    expect(picture().currentTime).toBeCloseTo(duration / 2, 1)
  })

  it('puts its controls out of the way while it plays, but not under the focus', async () => {
    await show()
    const controls = button('Play the video').element().parentElement?.parentElement as HTMLElement
    const opacity = () => Number(getComputedStyle(controls).opacity)
    await userEvent.hover(picture(), { position: { x: 40, y: 40 } })
    picture().muted = true
    await picture().play()
    await userEvent.hover(page.getByText('Outside'))
    await expect.poll(opacity).toBe(0)
    await userEvent.keyboard('{Tab}')
    await expect.poll(opacity).toBe(1)
  })

  it.each([360, 1000])('has no fault that axe finds, at %i', async (width) => {
    await page.viewport(width, 700)
    await show({ captions: [captionsOf('Lanterns', 'en')] })
    expect(await axeFaults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
