import type { CDPSession } from 'playwright'
import { describe, expect, it } from 'vitest'
import { measureSound, countLeftovers } from '../support/media-faults/sound-probe'
import type { Listener } from '../support/media-faults/listener'
import { toneListeners } from '../support/e2e/tone-listeners'

const songs = 7
const arrive = toneListeners({ songs, seconds: 12 })

/**
 * Of what the browser counts itself, what must not grow with the tracks that were played; and how much of it comes
 * with one more deck at most: an element with its insides and listeners, its source, its gain, and two worklet nodes.
 */
const ofADeck = {
  Nodes: 6,
  JSEventListeners: 16,
  AudioHandlers: 4,
  AudioWorkletProcessors: 2,
  WorkerGlobalScopes: 0,
}

/** What a deck adds at its first gapless transition. */
const ofASplice: typeof ofADeck = {
  Nodes: 0,
  JSEventListeners: 2,
  AudioHandlers: 1,
  AudioWorkletProcessors: 1,
  WorkerGlobalScopes: 0,
}

type Counted = keyof typeof ofADeck
const counted = Object.keys(ofADeck) as Counted[]

interface Kept extends Record<Counted, number> {
  heap: number
  elements: number
  objectUrls: number
}

async function keptNow(listener: Listener, session: CDPSession): Promise<Kept> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  const counts = Object.fromEntries(counted.map((name) => [name, value(name)])) as Record<Counted, number>
  return { ...counts, heap: value('JSHeapUsedSize'), ...(await countLeftovers(listener.page)) }
}

/** Takes the smallest of five samples of each count, so that requests and fades under way do not count. */
async function kept(listener: Listener, session: CDPSession): Promise<Kept> {
  const least = await keptNow(listener, session)
  for (let again = 0; again < 4; again++) {
    await listener.page.waitForTimeout(400)
    const now = await keptNow(listener, session)
    for (const name of Object.keys(least) as (keyof Kept)[]) least[name] = Math.min(least[name], now[name])
  }
  return least
}

/**
 * Goes on to the next song so many times, each time as soon as the one before has come to sound: by the button, and
 * every twentieth time by letting it run out. Every fourth time the next one is waited for to be prepared.
 */
function changeTracks(listener: Listener, times: number): Promise<void> {
  return listener.page.evaluate(async (changes) => {
    const bar = document.querySelector('section[aria-label="Player"]')
    const title = () => bar?.querySelector('p')?.textContent
    const { elements } = (window as unknown as { soundProbe: { elements: HTMLMediaElement[] } }).soundProbe
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const soundsAlone = () => {
      const [one, another] = elements.filter(({ paused }) => !paused)
      return one !== undefined && one.currentTime > 0 && another === undefined
    }
    const hasPrepared = () =>
      elements.some(({ paused, readyState, currentTime }) => paused && readyState > 2 && currentTime === 0)
    const runOut = () => {
      const slider = bar?.querySelector<HTMLInputElement>('input[aria-label="Progress"]')
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(slider, '11')
      slider?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    for (let change = 1; change <= changes; change++) {
      const before = title()
      if (change % 20 === 0) runOut()
      else bar?.querySelector<HTMLElement>('button[aria-label="Next"]')?.click()
      while (title() === before || !soundsAlone()) await pause(10)
      if (change % 4 === 3) while (!hasPrepared()) await pause(10)
    }
  }, times)
}

describe('the player over many tracks', () => {
  it('does not leak over two hundred of them', { timeout: 240_000 }, async ({ onTestFinished }) => {
    const listener = await arrive(onTestFinished, { playbackLog: false })
    const session = await listener.context.newCDPSession(listener.page)
    await session.send('Performance.enable')
    await listener.playAlbum()
    await listener.expectToHear(1)
    await changeTracks(listener, 40)
    const early = await kept(listener, session)
    await changeTracks(listener, 160)
    const late = await kept(listener, session)
    // one plays, one is prepared, and some may still fade out
    expect(late.elements).toBeLessThanOrEqual(4)
    const more = late.elements - early.elements
    for (const name of counted) {
      const reached = early[name] + more * ofADeck[name] + early.elements * ofASplice[name]
      expect(late[name], name).toBeLessThanOrEqual(reached)
    }
    expect(late.objectUrls).toBe(0)
    expect((late.heap - early.heap) / 160).toBeLessThan(5 * 1024)
    await listener.expectToHear((200 % songs) + 1)
  })

  it('plays only the last of a hundred that were skipped as fast as possible', async ({ onTestFinished }) => {
    const listener = await arrive(onTestFinished)
    await listener.playAlbum()
    await listener.expectToHear(1)
    listener.proxy.urlDelayMs = 300
    await listener.page.evaluate(async () => {
      for (let press = 0; press < 100; press++) {
        document.querySelector<HTMLElement>('section[aria-label="Player"] button[aria-label="Next"]')?.click()
        await new Promise((resolve) => setTimeout(resolve))
      }
    })
    await listener.expectToHear((100 % songs) + 1, 1)
    expect((await measureSound(listener.page)).playing).toHaveLength(1)
    expect(listener.proxy.log.maxUrlsInFlight).toBeLessThanOrEqual(2)
  })
})
