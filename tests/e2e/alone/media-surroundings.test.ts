import { describe, expect, it } from 'vitest'
import { hear } from '../../support/media-faults/ear'
import { FaultProxy } from '../../support/media-faults/fault-proxy'
import type { Listener } from '../../support/media-faults/listener'
import { expectPage } from '../expect-page'
import { tones } from '../tones'

const arrive = tones({ songs: 2, seconds: 16 })

function withoutWorklets(): void {
  Reflect.deleteProperty(BaseAudioContext.prototype, 'audioWorklet')
  Reflect.deleteProperty(window, 'AudioWorklet')
  Reflect.deleteProperty(window, 'AudioWorkletNode')
}

function withoutWebAudio(): void {
  for (const name of ['AudioContext', 'webkitAudioContext', 'AudioWorklet', 'AudioWorkletNode'])
    Reflect.deleteProperty(window, name)
}

/** Heard past the graph: an element that moves on, at the volume that the listener set. */
async function hearsPlainly(listener: Listener, song: number, volume: number): Promise<void> {
  const { page } = listener
  await expectPage(listener.bar.getByText(`Tone ${song}`, { exact: true }).first()).toBeVisible()
  await expectPage(listener.pauseButton).toBeVisible()
  await expectPage.poll(async () => (await hear(page)).playing.map((one) => one.volume)).toEqual([volume])
  const [before] = (await hear(page)).playing
  await expectPage
    .poll(async () => (await hear(page)).playing[0]?.time ?? 0)
    .toBeGreaterThan((before?.time ?? 0) + 0.4)
}

/** Presses pause, and gives the levels between full and silent that were passed through. */
function fadeLevels(listener: Listener): Promise<number[]> {
  return listener.page.evaluate(async () => {
    const { analysers } = (window as unknown as { ear: { analysers: AnalyserNode[] } }).ear
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

describe('where the browser has', () => {
  it.concurrent('no AudioWorklet, music sounds and fades all the same', async ({ onTestFinished }) => {
    const listener = await arrive(onTestFinished, { without: withoutWorklets })
    await listener.playAlbum()
    await listener.hears(1)
    const levels = await fadeLevels(listener)
    const full = Math.max(...levels)
    expect(levels.filter((level) => level > full * 0.1 && level < full * 0.9).length).toBeGreaterThan(5)
    await listener.hearsNothing()
    await listener.playButton.click()
    await listener.hears(1)
  })

  it.concurrent('no AudioContext, music plays, and obeys the volume, pause and next', async ({
    onTestFinished,
  }) => {
    const listener = await arrive(onTestFinished, { without: withoutWebAudio })
    await listener.playAlbum()
    await hearsPlainly(listener, 1, 0.7 ** 2)
    await listener.bar.getByRole('slider', { name: 'Volume' }).fill('0.5')
    await hearsPlainly(listener, 1, 0.25)
    await listener.pauseButton.click()
    await expectPage(listener.playButton).toBeVisible()
    await expectPage.poll(async () => (await hear(listener.page)).playing).toEqual([])
    await listener.playButton.click()
    await hearsPlainly(listener, 1, 0.25)
    await listener.bar.getByRole('button', { name: 'Next' }).click()
    await hearsPlainly(listener, 2, 0.25)
  })
})

interface Abroad {
  cors: string | null
  /** Whether the page's policy is told of that host. */
  admitted: boolean
}

/** A listener whose songs lie at another origin. */
async function abroad(
  onTestFinished: (end: () => Promise<void>) => void,
  { cors, admitted }: Abroad,
): Promise<Listener> {
  const listener = await arrive(onTestFinished, { settings: { musicFrequency: true } })
  const host = await FaultProxy.start(listener.proxy.product, true)
  onTestFinished(() => host.stop())
  const headers = { 'access-control-allow-origin': cors, 'cross-origin-resource-policy': null }
  host.deviate = () => ({ headers })
  listener.proxy.readdress = (address) => host.address + address
  if (admitted)
    listener.proxy.policy = (policy) =>
      policy.replace(/(media-src|connect-src) 'self'/g, `$1 'self' ${host.address}`)
  await listener.page.goto(listener.proxy.address)
  await listener.playAlbum()
  return listener
}

describe('a song at another origin', () => {
  it.concurrent('that lets pages read it sounds through the graph', async ({ onTestFinished }) => {
    const listener = await abroad(onTestFinished, { cors: '*', admitted: true })
    await listener.hears(1)
  })

  it.concurrent('that does not is heard past the graph, and so are the next ones there', async ({
    onTestFinished,
  }) => {
    const listener = await abroad(onTestFinished, { cors: null, admitted: true })
    await hearsPlainly(listener, 1, 0.7 ** 2)
    expect((await hear(listener.page)).rms).toBe(0)
    await listener.bar.getByRole('button', { name: 'Next' }).click()
    await hearsPlainly(listener, 2, 0.7 ** 2)
    expect(await listener.told()).toEqual([])
  })

  it.concurrent('that the policy of the page keeps out is said to be out of reach', async ({
    onTestFinished,
  }) => {
    const listener = await abroad(onTestFinished, { cors: '*', admitted: false })
    await expectPage(listener.notice('The server cannot be reached')).toBeVisible({ timeout: 30_000 })
    await expectPage(listener.playButton).toBeVisible()
    await listener.hearsNothing()
  })
})
