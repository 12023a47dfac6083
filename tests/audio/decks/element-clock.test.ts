import { describe, expect, it } from 'vitest'
import { ElementClock } from '../../../src/audio/decks/element-clock'
import type { Mp3Info } from '../../../src/audio/decks/mp3-info'

const lead = 1105 / 44_100
const info: Mp3Info = {
  sampleRate: 44_100,
  samplesPerFrame: 1152,
  encoderDelay: 1105,
  constantBitRate: false,
  firstFrameShare: 0,
}

/** A clock of an element of forty seconds whose file tells `info`; requests are noted in `asked`. */
function clockOf(told: Mp3Info | null, url = '/song/1.mp3?level=standard') {
  const element = { currentTime: 0, duration: 40, ended: false, seeking: false }
  const asked: { url: string; signal: AbortSignal }[] = []
  const now = { ms: 0 }
  const inspect = (of: string, signal: AbortSignal) => {
    asked.push({ url: of, signal })
    return Promise.resolve(told)
  }
  const clock = new ElementClock(element as HTMLMediaElement, inspect, () => now.ms)
  clock.reset(url)
  return { element, asked, now, clock }
}

/** Lets a reply arrive. */
const answered = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('ElementClock', () => {
  it('uses the element’s clock without a request while it plays from the beginning', async () => {
    const { element, asked, clock } = clockOf(info)
    clock.beforePlay()
    element.currentTime = 7
    await answered()
    expect(clock.time).toBe(7)
    expect(asked).toEqual([])
  })

  it('stays at the target until it is audible, when the file is inspected too late', async () => {
    const { element, clock } = clockOf(info)
    clock.seek(10)
    expect(element.currentTime).toBe(10)
    await answered()
    expect(clock.time).toBe(10)
    element.currentTime = 12
    expect(clock.time).toBeCloseTo(12 - lead, 9)
  })

  it('inspects the file once, and then seeks to where the target is really audible', async () => {
    const { element, asked, clock } = clockOf(info)
    clock.seek(10)
    await answered()
    clock.seek(20)
    expect(element.currentTime).toBeCloseTo(20 + lead, 9)
    expect(clock.time).toBeCloseTo(20, 9)
    expect(asked.map(({ url }) => url)).toEqual(['/song/1.mp3?level=standard'])
  })

  it('stays within the duration', async () => {
    const { element, clock } = clockOf(info)
    clock.seek(50)
    expect(element.currentTime).toBe(40)
    await answered()
    clock.seek(40)
    expect(element.currentTime).toBe(40)
    expect(clock.time).toBe(40)
  })

  it('uses the element’s clock again at the beginning, and when it restarts after its end', async () => {
    const { element, clock } = clockOf(info)
    clock.seek(10)
    await answered()
    clock.seek(0)
    element.currentTime = 3
    expect(clock.time).toBe(3)
    clock.seek(30)
    element.ended = true
    clock.beforePlay()
    element.currentTime = 5
    expect(clock.time).toBe(5)
  })

  it('seeks again after a long pause, as the browser may have done', async () => {
    const { element, now, clock } = clockOf(info)
    element.currentTime = 7
    clock.notePause()
    now.ms = 5000
    clock.beforePlay()
    expect(element.currentTime).toBe(7)
    clock.notePause()
    now.ms = 60_000
    clock.beforePlay()
    await answered()
    element.currentTime = 8
    expect(clock.time).toBeCloseTo(8 - lead, 9)
  })

  it('forgets the source before, and a late answer about it', async () => {
    const { element, asked, clock } = clockOf(info)
    clock.seek(10)
    clock.reset('/song/2.mp3')
    await answered()
    expect(asked[0]?.signal.aborted).toBe(true)
    element.currentTime = 10
    expect(clock.time).toBe(10)
  })

  it('inspects no file of another format, and needs no correction for a file that tells nothing', async () => {
    const flac = clockOf(info, '/song/1.flac?level=lossless')
    flac.clock.seek(10)
    expect(flac.asked).toEqual([])
    const bare = clockOf(null)
    bare.clock.seek(10)
    await answered()
    bare.element.currentTime = 12
    expect(bare.clock.time).toBe(12)
  })
})
