import { afterEach, describe, expect, it } from 'vitest'
import { captureElements } from '../support/audio/browser-stand-ins'
import {
  constant,
  file,
  listen,
  type Listening,
  loudness,
  peak,
  playing,
  sounds,
  stream,
} from '../support/audio/listening'
import { until, wait } from '../support/audio/until'
import { undoAll } from '../support/undo'

afterEach(undoAll)

const audible = (sample: number): boolean => sample > 0.002

/** Frames from the edge of a pause in which its ramp is over. */
const clear = 2400

/** Second of the file {@link told} that is heard at that sample, read off so many samples away from it. */
function heardAt(samples: Float32Array, at: number, away: number, sampleRate: number): number {
  return ((samples[at + away] ?? 0) - 0.1) * 40 - away / sampleRate
}

/** A file that holds its own time. */
const told = (): string => file(20, (at) => 0.1 + at / 40)

/** Seconds by two clocks at the same moment. */
interface Moment {
  position: number
  context: number
}

/** Loads that stream when the current one ends, as the stores do: within the same task. */
function followedBy({ player, context }: Listening, url: string, trackId = 2): { loaded: Moment[] } {
  const loaded: Moment[] = []
  player.observe({
    ended: () => {
      player.load(stream(url, trackId), { at: 0, play: true, expectedDuration: 0 })
      loaded.push({ position: player.position(), context: context().currentTime })
    },
  })
  return { loaded }
}

/** Second of the context in which that level first sounds. */
function startOf(level: number, { heard, context }: Listening): number {
  const samples = heard().since(0)
  const first = samples.findIndex((sample) => Math.abs(sample - level) < 0.01)
  return (heard().end - samples.length + first) / context().sampleRate
}

/** How long a level sounds, in samples, from its first to its last. */
function span(samples: Float32Array, level: number): number {
  const near = (sample: number) => Math.abs(sample - level) < 0.01
  return samples.findLastIndex(near) - samples.findIndex(near) + 1
}

/** Samples that are silence, within what sounds. */
function holes(samples: Float32Array): number {
  const first = samples.findIndex((sample) => sample !== 0)
  const last = samples.findLastIndex((sample) => sample !== 0)
  return samples.slice(first, last).filter((sample) => sample === 0).length
}

describe('createEngine', () => {
  it('runs one track into the prepared one without a gap and without losing a sample', async () => {
    const listening = listen()
    const { player, heard } = listening
    const next = constant(3, 0.25)
    const { loaded } = followedBy(listening, next)
    await playing(listening, constant(3, 0.5))
    player.prepare(stream(next, 2))
    await until(() => player.state.trackId === 2)
    expect(player.state.phase).toBe('playing')
    await until(() => player.state.phase === 'paused' || heard().since(0).at(-1) === 0)
    const samples = heard().since(0)
    // a busy page is told late that the first one ended, and may be told less than it has already heard
    const { position, context } = loaded[0] ?? { position: NaN, context: 0 }
    expect(position).toBeLessThan(context - startOf(0.25, listening) + 0.05)
    expect(holes(samples)).toBeLessThan(16)
    expect(span(samples, 0.25)).toBeGreaterThan(2.99 * listening.context().sampleRate)
  })

  it('tells the position of what is heard after a join, and loses nothing of it in a pause', async () => {
    const listening = listen()
    const { player } = listening
    const next = told()
    followedBy(listening, next)
    await playing(listening, constant(3, 0.5))
    player.prepare(stream(next, 2))
    await until(() => player.state.trackId === 2)
    await wait(700)
    player.setFade(false)
    player.pause()
    await until(() => player.state.phase === 'paused')
    await wait(100)
    const rate = listening.context().sampleRate
    const before = listening.heard().since(0)
    const leftAt = heardAt(before, before.findLastIndex(audible), -clear, rate)
    expect(Math.abs(player.position() - leftAt)).toBeLessThan(0.15)
    const from = listening.heard().end
    player.play()
    await until(() => peak(listening.heard().since(from)) > 0.1)
    await wait(100)
    const after = listening.heard().since(from)
    const backAt = heardAt(after, after.findIndex(audible), clear, rate)
    expect(Math.abs(backAt - leftAt)).toBeLessThan(0.15)
  })

  it('goes on sounding when a joined track is moved back from its last moment', async () => {
    const elements = captureElements()
    const listening = listen()
    const { player } = listening
    const next = constant(3, 0.25)
    followedBy(listening, next)
    await playing(listening, constant(3, 0.5))
    player.prepare(stream(next, 2))
    await until(() => player.state.trackId === 2)
    const joined = elements.find((element) => element.src === next)
    await until(() => joined?.ended === true)
    let opened = 0
    joined?.addEventListener('loadstart', () => opened++)
    player.seek(1)
    await until(() => player.position() > 1.2)
    await sounds(listening, 0.25)
    // it did not have to be found dead first
    expect(opened).toBe(0)
    expect(player.state).toMatchObject({ trackId: 2, phase: 'playing' })
  })

  it('stops plainly and starts plainly when gapless is off', async () => {
    const listening = listen()
    const { player } = listening
    const next = constant(3, 0.25)
    player.setGapless(false)
    followedBy(listening, next)
    await playing(listening, constant(3, 0.5))
    player.prepare(stream(next, 2))
    await until(() => player.state.trackId === 2 && player.state.phase === 'playing')
    await sounds(listening, 0.25)
    expect(holes(listening.heard().since(0))).toBeGreaterThan(64)
  })

  it.each([
    ['paused', (listening: Listening) => listening.player.pause(), 0],
    ['moved', (listening: Listening) => listening.player.seek(0.5), 0.5],
  ] as const)(
    'does not let the next one sound when the current one is %s just before its end',
    async (_, act, level) => {
      const listening = listen()
      const { player } = listening
      const next = constant(9, 0.25)
      followedBy(listening, next)
      await playing(listening, constant(3, 0.5))
      player.prepare(stream(next, 2))
      await until(() => player.position() > 2.7)
      act(listening)
      await wait(500)
      expect(await loudness(listening)).toBeCloseTo(level, 2)
      expect(player.state.trackId).toBe(1)
      player.play()
      await until(() => player.state.trackId === 2)
      await sounds(listening, 0.25)
      expect(player.position()).toBeLessThan(1)
    },
  )

  it('starts a prepared track from its element, without asking for it again', async () => {
    const elements = captureElements()
    const listening = listen()
    const { player } = listening
    await playing(listening)
    const next = constant(9, 0.25)
    player.prepare(stream(next, 2))
    const prepared = elements.find((element) => element.src === next)
    await until(() => prepared?.readyState === HTMLMediaElement.HAVE_ENOUGH_DATA)
    const fetched: string[] = []
    prepared?.addEventListener('loadstart', () => fetched.push(prepared.src))
    player.load(stream(next, 2), { at: 0, play: true, expectedDuration: 0 })
    expect(prepared?.paused).toBe(false)
    await sounds(listening, 0.25)
    expect(fetched).toEqual([])
  })

  it('goes through two hundred tracks with a handful of elements, each let go of', async () => {
    const elements = captureElements()
    const listening = listen()
    const { player } = listening
    const urls = [constant(4, 0.5), constant(4, 0.25), constant(4, 0.125)]
    await playing(listening, urls[0])
    for (let i = 1; i <= 200; i++) {
      const url = urls[i % 3] ?? ''
      if (i % 2 === 0) player.prepare(stream(url, i))
      if (i % 10 === 0) await wait(30)
      player.load(stream(url, i), { at: 0, play: true, expectedDuration: 0 })
      if (i % 40 === 0) await until(() => player.state.phase === 'playing')
    }
    await until(() => player.state.phase === 'playing')
    await sounds(listening, [0.5, 0.25, 0.125][200 % 3] ?? 0)
    await wait(100)
    expect(elements.length).toBeLessThanOrEqual(10)
    expect(elements.filter((element) => element.src !== '').length).toBe(1)
    expect(elements.filter((element) => !element.paused).length).toBe(1)
  })
})
