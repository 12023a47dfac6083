import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { JourneyPage } from '../support/browsers/journey-page'
import { listen, listenFor } from '../support/browsers/listen'
import { envelope, silent, strength, windowMs } from '../support/browsers/sound-envelope'
import { frequencyOf } from '../support/media-faults/tone-album'
import { startToneProduct, type ToneProduct } from '../support/media-faults/tone-product'

const recording = listen()
let product: ToneProduct
let journey: JourneyPage

const waiting = { timeout: 30_000, interval: 100 }

beforeAll(async () => {
  product = await startToneProduct({ songs: 2, seconds: 8 })
  journey = await JourneyPage.visit('/?hud', { address: product.address })
})

afterAll(() => product.stop())

/** Waits until a sound of at least so many milliseconds has just ended or goes on, or until silence has. */
async function hear(what: 'tone' | 'silence', ms = 200): Promise<void> {
  await vi.waitFor(() => {
    const last = envelope(recording().read()).slice(-ms / windowMs)
    expect(last.length).toBe(ms / windowMs)
    for (const level of last) expect(level > silent).toBe(what === 'tone')
  }, waiting)
}

describe('the sound of an album', () => {
  it('starts at a press, is the one of the file, and moves the position', async () => {
    recording().restart()
    await journey.press('button', 'Play album Tones')
    await hear('tone', 500)
    const sound = recording().read()
    const heard = sound.samples.slice(-sound.rate / 4)
    expect(strength(sound, heard, frequencyOf(1))).toBeGreaterThan(0.05)
    expect(strength(sound, heard, frequencyOf(2))).toBeLessThan(0.005)
    const before = await journey.position()
    await vi.waitFor(async () => expect(await journey.position()).toBeGreaterThan(before + 0.5), waiting)
  })

  it('fades out on pause and in again on play', async () => {
    recording().restart()
    await journey.press('button', 'Pause')
    await hear('silence')
    const fall = envelope(recording().read())
    recording().restart()
    await journey.press('button', 'Play')
    await hear('tone', 500)
    const rise = envelope(recording().read())
    // a step would pass none, a fade of 300 ms some 25
    expect(between(fall)).toBeGreaterThan(5)
    expect(between(rise)).toBeGreaterThan(5)
  })

  it('runs into the next song without a gap', async () => {
    recording().restart()
    await vi.waitFor(async () => {
      const sound = recording().read()
      expect(strength(sound, sound.samples.slice(-sound.rate / 4), frequencyOf(2))).toBeGreaterThan(0.05)
    }, waiting)
    await listenFor(300)
    const levels = envelope(recording().read())
    expect(longestSilence(levels)).toBeLessThan(50)
    // the panel counts the samples themselves: the device may lose some on a busy machine
    const counted = /Gapless join, error\s+(\d+) samples/
    const samples = await vi.waitFor(async () => {
      const found = counted.exec(await journey.evaluate<string>('document.body.innerText'))
      if (!found) throw new Error('the panel tells of no join yet')
      return Number(found[1])
    }, waiting)
    expect(samples).toBeLessThan(16)
  })
})

/** How many windows are neither silent nor as loud as the loudest: those of a fade. */
function between(levels: readonly number[]): number {
  const loudest = Math.max(...levels)
  return levels.filter((level) => level > 0.1 * loudest && level < 0.9 * loudest).length
}

/** The longest silence between two sounds, in milliseconds. */
function longestSilence(levels: readonly number[]): number {
  const last = levels.findLastIndex((level) => level > silent)
  let longest = 0
  let length = 0
  for (const level of levels.slice(
    levels.findIndex((one) => one > silent),
    last,
  )) {
    length = level > silent ? 0 : length + 1
    longest = Math.max(longest, length)
  }
  return longest * windowMs
}
