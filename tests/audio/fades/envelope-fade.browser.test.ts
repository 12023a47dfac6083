import { afterEach, describe, expect, it } from 'vitest'
import { EnvelopeFade } from '../../../src/audio/fades/envelope-fade'
import envelopeUrl from '../../../src/audio/fades/envelope.worklet.ts?worker&url'
import { browserSystem } from '../../../src/browser/browser-system'
import { Recording } from '../../support/audio/recording'
import { until, wait } from '../../support/audio/until'

const fadeMs = 300
const quantum = 128
const contexts: AudioContext[] = []

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
})

interface Bench {
  context: AudioContext
  fade: EnvelopeFade
  control: Recording
  /** The number of frames of a whole fade. */
  whole: number
}

/** A constant of 1 through a faded gain, so that the recording is the control signal itself. */
async function bench(): Promise<Bench> {
  const context = new AudioContext({ latencyHint: 0.05, sampleRate: 48_000 })
  contexts.push(context)
  await context.audioWorklet.addModule(envelopeUrl)
  const source = new ConstantSourceNode(context, { offset: 1 })
  // silent from its first quantum on: the recorder starts before the fade is created
  const gain = new GainNode(context, { gain: 0 })
  source.connect(gain)
  source.start()
  const control = await Recording.start(context, gain)
  const fade = new EnvelopeFade(context, source, gain, browserSystem, () => {})
  await until(() => control.end > 0)
  return { context, fade, control, whole: 14_400 }
}

/** Waits until everything up to this moment is recorded. */
async function caughtUp({ context, control }: Bench): Promise<void> {
  const now = context.currentTime * context.sampleRate
  await until(() => control.end > now + 4 * quantum)
}

function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

function steepest(samples: Float32Array): number {
  let most = 0
  for (let i = 1; i < samples.length; i++) {
    most = Math.max(most, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)))
  }
  return most
}

function between(samples: Float32Array): number {
  return samples.filter((sample) => sample > 0 && sample < 1).length
}

describe('EnvelopeFade', () => {
  it('is silent until the first ramp', async () => {
    const desk = await bench()
    await wait(100)
    expect(desk.control.since(0).every((sample) => sample === 0)).toBe(true)
    expect(desk.fade.silent).toBe(true)
  })

  it.each([0, 500])('fades in 300 ms of sound when the page is blocked for %d ms', async (blockedMs) => {
    const desk = await bench()
    await desk.fade.to(1, 0)
    await caughtUp(desk)
    const from = desk.control.end - quantum
    const outcome = desk.fade.to(0, fadeMs)
    block(blockedMs)
    expect(await outcome).toBe('done')
    await caughtUp(desk)
    const samples = desk.control.since(from)
    expect(samples[0]).toBe(1)
    expect(samples.at(-1)).toBe(0)
    expect(Math.abs(between(samples) - desk.whole)).toBeLessThanOrEqual(quantum)
    expect(steepest(samples)).toBeLessThanOrEqual(1.05 / desk.whole)
    expect(desk.fade.silent).toBe(true)
  })

  it.each([0, 200])(
    'turns round half way without a step when the page is blocked for %d ms',
    async (blockedMs) => {
      const desk = await bench()
      await desk.fade.to(1, 0)
      await caughtUp(desk)
      const from = desk.control.end
      const first = desk.fade.to(0, fadeMs)
      await wait(120)
      const second = desk.fade.to(1, fadeMs)
      block(blockedMs)
      expect(await first).toBe('cancelled')
      expect(await second).toBe('done')
      await caughtUp(desk)
      const samples = desk.control.since(from)
      expect(Math.min(...samples)).toBeGreaterThan(0)
      expect(Math.min(...samples)).toBeLessThan(1)
      expect(samples.at(-1)).toBe(1)
      expect(steepest(samples)).toBeLessThanOrEqual(1.05 / desk.whole)
    },
  )

  it('makes no step in fifty ramps that interrupt one another', async () => {
    const desk = await bench()
    const outcomes = []
    for (let i = 0; i < 50; i++) {
      outcomes.push(desk.fade.to(i % 2, fadeMs))
      if (i % 3 === 0) await wait(10)
      if (i % 7 === 0) block(20)
    }
    const settled = await Promise.all(outcomes)
    expect(settled).toContain('cancelled')
    expect(settled.at(-1)).toBe('done')
    await caughtUp(desk)
    const samples = desk.control.since(0)
    expect(samples.at(-1)).toBe(1)
    expect(steepest(samples)).toBeLessThanOrEqual(1.05 / desk.whole)
  })

  it('settles and is silent when the context does not run', async () => {
    const desk = await bench()
    await desk.fade.to(1, 0)
    await desk.context.suspend()
    expect(await desk.fade.to(0, fadeMs)).toBe('done')
    expect(desk.fade.silent).toBe(true)
    await desk.context.resume()
    const from = desk.control.end
    await wait(50)
    await caughtUp(desk)
    expect(Math.max(...desk.control.since(from + 2 * quantum))).toBe(0)
  })

  it('leaves the gain at 0 when disposed', async () => {
    const desk = await bench()
    await desk.fade.to(1, 0)
    desk.fade.dispose()
    await caughtUp(desk)
    const from = desk.control.end
    await wait(50)
    await caughtUp(desk)
    expect(Math.max(...desk.control.since(from))).toBe(0)
  })
})
