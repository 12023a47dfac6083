import { describe, expect, it } from 'vitest'
import { measureSound } from '../../support/media-faults/sound-probe'
import { FaultProxy } from '../../support/media-faults/fault-proxy'
import type { Listener, Over } from '../../support/media-faults/listener'
import { expectPage } from '../../support/e2e/expect-page'
import { toneListeners } from '../../support/e2e/tone-listeners'

const arrive = toneListeners({ songs: 2, seconds: 16 })

function withoutWorklets(): void {
  Reflect.deleteProperty(BaseAudioContext.prototype, 'audioWorklet')
  Reflect.deleteProperty(window, 'AudioWorklet')
  Reflect.deleteProperty(window, 'AudioWorkletNode')
}

function withoutWebAudio(): void {
  for (const name of ['AudioContext', 'webkitAudioContext', 'AudioWorklet', 'AudioWorkletNode'])
    Reflect.deleteProperty(window, name)
}

/** Expects sound without an audio graph: an element that advances, at the volume that the listener set. */
async function hearsPlainly(listener: Listener, song: number, volume: number): Promise<void> {
  const { page } = listener
  await expectPage(listener.bar.getByText(`Tone ${song}`, { exact: true }).first()).toBeVisible()
  await expectPage(listener.pauseButton).toBeVisible()
  await expectPage
    .poll(async () => (await measureSound(page)).playing.map((one) => one.volume))
    .toEqual([volume])
  const [before] = (await measureSound(page)).playing
  await expectPage
    .poll(async () => (await measureSound(page)).playing[0]?.time ?? 0)
    .toBeGreaterThan((before?.time ?? 0) + 0.4)
}

/** Presses pause and returns the levels of the fade. */
function fadeLevels(listener: Listener): Promise<number[]> {
  return listener.page.evaluate(async () => {
    const { analysers } = (window as unknown as { soundProbe: { analysers: AnalyserNode[] } }).soundProbe
    const [analyser] = analysers
    const loudest = new Set<number>()
    if (!analyser) return []
    const samples = new Float32Array(analyser.fftSize)
    document.querySelector<HTMLElement>('section[aria-label="Player"] button[aria-label="Pause"]')?.click()
    for (let look = 0; look < 10; look++) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      analyser.getFloatTimeDomainData(samples)
      for (let at = 0; at < samples.length; at += 512)
        loudest.add(Math.max(...samples.subarray(at, at + 512).map(Math.abs)))
    }
    return [...loudest]
  })
}

describe('in a browser that has', () => {
  it.concurrent('no AudioWorklet, music plays and fades', async ({ onTestFinished }) => {
    const listener = await arrive(onTestFinished, { initScript: withoutWorklets })
    await listener.playAlbum()
    await listener.expectToHear(1)
    const levels = await fadeLevels(listener)
    const full = Math.max(...levels)
    expect(levels.filter((level) => level > full * 0.1 && level < full * 0.9).length).toBeGreaterThan(5)
    await listener.expectSilence()
    await listener.playButton.click()
    await listener.expectToHear(1)
  })

  it.concurrent('no AudioContext, music plays, and volume, pause and next work', async ({
    onTestFinished,
  }) => {
    const listener = await arrive(onTestFinished, { initScript: withoutWebAudio })
    await listener.playAlbum()
    await hearsPlainly(listener, 1, 0.7 ** 2)
    await listener.bar.getByRole('slider', { name: 'Volume' }).fill('0.5')
    await hearsPlainly(listener, 1, 0.25)
    await listener.pauseButton.click()
    await expectPage(listener.playButton).toBeVisible()
    await expectPage.poll(async () => (await measureSound(listener.page)).playing).toEqual([])
    await listener.playButton.click()
    await hearsPlainly(listener, 1, 0.25)
    await listener.bar.getByRole('button', { name: 'Next' }).click()
    await hearsPlainly(listener, 2, 0.25)
  })
})

interface Abroad {
  cors: string | null
  /** Whether the page's content security policy allows that host. */
  admitted: boolean
}

/** Opens a listener whose songs come from another origin. */
async function abroad(onTestFinished: Over, { cors, admitted }: Abroad): Promise<Listener> {
  const listener = await arrive(onTestFinished, { settings: { musicFrequency: true } })
  const host = await FaultProxy.start(listener.proxy.product, true)
  onTestFinished(() => host.stop())
  const headers = { 'access-control-allow-origin': cors, 'cross-origin-resource-policy': null }
  host.faultFor = () => ({ headers })
  listener.proxy.rewriteUrl = (address) => host.address + address
  if (admitted)
    listener.proxy.rewritePolicy = (policy) =>
      policy.replace(/(media-src|connect-src) 'self'/g, `$1 'self' ${host.address}`)
  await listener.page.goto(listener.proxy.address)
  await listener.playAlbum()
  return listener
}

describe('a song at another origin', () => {
  it.concurrent('with CORS headers plays through the audio graph', async ({ onTestFinished }) => {
    const listener = await abroad(onTestFinished, { cors: '*', admitted: true })
    await listener.expectToHear(1)
  })

  it.concurrent('without CORS headers plays without the graph, and so do the next ones from there', async ({
    onTestFinished,
  }) => {
    const listener = await abroad(onTestFinished, { cors: null, admitted: true })
    await hearsPlainly(listener, 1, 0.7 ** 2)
    expect((await measureSound(listener.page)).rms).toBe(0)
    await listener.bar.getByRole('button', { name: 'Next' }).click()
    await hearsPlainly(listener, 2, 0.7 ** 2)
    expect(await listener.shownNotices()).toEqual([])
  })

  it.concurrent('that the content security policy blocks is reported as unreachable', async ({
    onTestFinished,
  }) => {
    const listener = await abroad(onTestFinished, { cors: '*', admitted: false })
    await expectPage(listener.notice('The server cannot be reached')).toBeVisible({ timeout: 30_000 })
    await expectPage(listener.playButton).toBeVisible()
    await listener.expectSilence()
  })
})
