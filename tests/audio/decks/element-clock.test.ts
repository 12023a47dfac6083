import { describe, expect, it } from 'vitest'
import { ElementClock } from '../../../src/audio/decks/element-clock'
import type { Mp3Info } from '../../../src/audio/decks/mp3-info'

const lead = 1105 / 44_100
const info: Mp3Info = { rate: 44_100, frameSamples: 1152, delay: 1105, constant: false, share: 0 }

/** A clock over an element of forty seconds whose file tells that much; what was asked is in `asked`. */
function clockOf(told: Mp3Info | null, url = '/song/1.mp3?level=standard') {
  const element = { currentTime: 0, duration: 40, ended: false, seeking: false }
  const asked: { url: string; signal: AbortSignal }[] = []
  const now = { ms: 0 }
  const inspect = (of: string, signal: AbortSignal) => {
    asked.push({ url: of, signal })
    return Promise.resolve(told)
  }
  const clock = new ElementClock(element as HTMLMediaElement, inspect, () => now.ms)
  clock.open(url)
  return { element, asked, now, clock }
}

/** Lets an answer arrive. */
const answered = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('ElementClock', () => {
  it('believes the element, and asks nothing, as long as it plays from the beginning', async () => {
    const { element, asked, clock } = clockOf(info)
    clock.start()
    element.currentTime = 7
    await answered()
    expect(clock.time).toBe(7)
    expect(asked).toEqual([])
  })

  it('stands where the listener went until that place sounds, when the file tells too late', async () => {
    const { element, clock } = clockOf(info)
    clock.move(10)
    expect(element.currentTime).toBe(10)
    await answered()
    expect(clock.time).toBe(10)
    element.currentTime = 12
    expect(clock.time).toBeCloseTo(12 - lead, 9)
  })

  it('asks once, and from then on goes to where the place really sounds', async () => {
    const { element, asked, clock } = clockOf(info)
    clock.move(10)
    await answered()
    clock.move(20)
    expect(element.currentTime).toBeCloseTo(20 + lead, 9)
    expect(clock.time).toBeCloseTo(20, 9)
    expect(asked.map(({ url }) => url)).toEqual(['/song/1.mp3?level=standard'])
  })

  it('stays within the file', async () => {
    const { element, clock } = clockOf(info)
    clock.move(50)
    expect(element.currentTime).toBe(40)
    await answered()
    clock.move(40)
    expect(element.currentTime).toBe(40)
    expect(clock.time).toBe(40)
  })

  it('believes the element again at the beginning, and when it begins anew after its end', async () => {
    const { element, clock } = clockOf(info)
    clock.move(10)
    await answered()
    clock.move(0)
    element.currentTime = 3
    expect(clock.time).toBe(3)
    clock.move(30)
    element.ended = true
    clock.start()
    element.currentTime = 5
    expect(clock.time).toBe(5)
  })

  it('takes its place anew after a long rest, as the browser may have done unseen', async () => {
    const { element, now, clock } = clockOf(info)
    element.currentTime = 7
    clock.stop()
    now.ms = 5000
    clock.start()
    expect(element.currentTime).toBe(7)
    clock.stop()
    now.ms = 60_000
    clock.start()
    await answered()
    element.currentTime = 8
    expect(clock.time).toBeCloseTo(8 - lead, 9)
  })

  it('forgets what it knew of another source, and an answer that comes after it', async () => {
    const { element, asked, clock } = clockOf(info)
    clock.move(10)
    clock.open('/song/2.mp3')
    await answered()
    expect(asked[0]?.signal.aborted).toBe(true)
    element.currentTime = 10
    expect(clock.time).toBe(10)
  })

  it('asks no file that is of another format, and believes one that tells nothing', async () => {
    const flac = clockOf(info, '/song/1.flac?level=lossless')
    flac.clock.move(10)
    expect(flac.asked).toEqual([])
    const bare = clockOf(null)
    bare.clock.move(10)
    await answered()
    bare.element.currentTime = 12
    expect(bare.clock.time).toBe(12)
  })
})
