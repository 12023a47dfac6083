import { afterEach, describe, expect, it } from 'vitest'
import { AudioSpectrum } from '../../../src/audio/spectrum/audio-spectrum'
import { browserSystem } from '../../../src/browser/browser-system'
import type { System } from '../../../src/ports/system'
import { ManualSystem } from '../../support/manual-system'
import { SpectrumFixture, testLook, type SpectrumCanvas } from '../../support/audio/spectrum-fixture'
import { until, wait } from '../../support/audio/until'
import { cleanups, runCleanups } from '../../support/cleanups'

afterEach(runCleanups)

function isLit({ pixels }: SpectrumCanvas): boolean {
  return pixels().data.some((value) => value !== 0)
}

/** Asserts that drawing has stopped: no frame and no block of samples. */
async function expectRest(stage: SpectrumFixture): Promise<void> {
  const { frames } = await stage.untilStats(({ drawing }) => !drawing)
  await wait(200)
  const later = await stage.stats()
  expect(later.frames).toBe(frames)
  expect(later.blocks).toBe(0)
}

/** Replaces a property for this test. */
function stub<T extends object>(target: T, name: keyof T & string, value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, writable: true, value })
  cleanups.push(() => {
    if (own) Object.defineProperty(target, name, own)
    else delete target[name]
  })
}

interface Census {
  /** The created workers and worklet nodes. */
  workers: Worker[]
  taps: number
  /** The worklet nodes that have an input. */
  connected: number
  living: Set<Worker>
}

/** Counts what is created from now on. `open` may create workers of another script. */
function count(
  open: (url: string | URL, options?: WorkerOptions) => Worker = (...all) => new RealWorker(...all),
): Census {
  const census: Census = { workers: [], taps: 0, connected: 0, living: new Set() }
  const made = (url: string | URL, options?: WorkerOptions) => {
    const worker = open(url, options)
    census.workers.push(worker)
    census.living.add(worker)
    const terminate = worker.terminate.bind(worker)
    worker.terminate = () => {
      census.living.delete(worker)
      terminate()
    }
    return worker
  }
  stub(globalThis, 'Worker', new Proxy(RealWorker, { construct: (_, [url, options]) => made(url, options) }))
  const RealNode = AudioWorkletNode
  const node = (all: ConstructorParameters<typeof AudioWorkletNode>) => {
    census.taps++
    return new RealNode(...all)
  }
  stub(globalThis, 'AudioWorkletNode', new Proxy(RealNode, { construct: (_, all) => node(all as never) }))
  const { connect, disconnect } = AudioNode.prototype
  stub(AudioNode.prototype, 'connect', function (this: AudioNode, ...to: Parameters<typeof connect>) {
    if ((to[0] as unknown) instanceof RealNode) census.connected++
    return connect.apply(this, to)
  })
  stub(AudioNode.prototype, 'disconnect', function (this: AudioNode, ...from: Parameters<typeof disconnect>) {
    if ((from[0] as unknown) instanceof RealNode) census.connected--
    disconnect.apply(this, from)
  })
  return census
}

const RealWorker = Worker

describe('AudioSpectrum', () => {
  it('starts nothing before a view is shown and sound plays', async () => {
    const census = count()
    const stage = new SpectrumFixture()
    stage.startSound()
    await wait(100)
    stage.spectrum.setRoute('silent')
    expect(census).toMatchObject({ workers: [], taps: 0 })
    expect(await stage.spectrum.stats()).toBeNull()
  })

  it('draws the sound', async () => {
    const stage = new SpectrumFixture()
    const screen = stage.show()
    stage.startSound()
    await until(() => isLit(screen))
    expect(stage.spectrum.offReason).toBeNull()
  })

  it('draws nothing for silence', async () => {
    const stage = new SpectrumFixture(1000, 0)
    const screen = stage.show()
    stage.startSound()
    await stage.untilStats(({ frames }) => frames > 20)
    expect(isLit(screen)).toBe(false)
  })

  it('lets bars fall when the sound stops, and stops drawing after two seconds', async () => {
    const stage = new SpectrumFixture()
    const screen = stage.show()
    stage.startSound()
    await until(() => isLit(screen))
    stage.level.gain.value = 0
    stage.spectrum.setRoute('silent')
    expect((await stage.stats()).drawing).toBe(true)
    await expectRest(stage)
    await until(() => !isLit(screen))
    expect(stage.spectrum.offReason).toBeNull()
    stage.level.gain.value = 0.5
    stage.spectrum.setRoute('graph')
    await until(() => isLit(screen))
  })

  it('stops drawing while no view is visible', async () => {
    const stage = new SpectrumFixture()
    const [large, small] = [stage.show(), stage.show({ width: 160, height: 28, bands: 24 })]
    stage.startSound()
    await until(() => isLit(large) && isLit(small))
    large.view.setVisible(false)
    const { frames } = await stage.stats()
    await stage.untilStats((stats) => stats.frames > frames + 10)
    small.view.setVisible(false)
    await expectRest(stage)
    large.view.setVisible(true)
    await until(() => isLit(large))
  })

  it('stops drawing while the page is hidden', async () => {
    const stage = new SpectrumFixture()
    const screen = stage.show()
    stage.startSound()
    await until(() => isLit(screen))
    stub(document, 'hidden', true)
    document.dispatchEvent(new Event('visibilitychange'))
    await expectRest(stage)
    stub(document, 'hidden', false)
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => isLit(screen))
  })

  it('stops drawing, and says why, while the sound bypasses the graph', async () => {
    const stage = new SpectrumFixture()
    const screen = stage.show()
    const rests: unknown[] = []
    stage.spectrum.observe({ offReasonChanged: () => rests.push(stage.spectrum.offReason) })
    stage.startSound()
    await until(() => isLit(screen))
    stage.spectrum.setRoute('plain')
    await expectRest(stage)
    await until(() => !isLit(screen))
    stage.spectrum.setRoute('silent')
    expect(stage.spectrum.offReason).toBe('outside')
    stage.spectrum.setRoute('graph')
    await until(() => isLit(screen))
    expect(rests).toEqual(['outside', null])
  })

  it('changes to another graph', async () => {
    const stage = new SpectrumFixture()
    const other = new SpectrumFixture(4000)
    const screen = stage.show({ bands: 48 })
    stage.startSound()
    await until(() => isLit(screen))
    stage.spectrum.connect(null)
    await expectRest(stage)
    stage.spectrum.connect(other)
    await stage.untilStats(
      ({ levels }) => Math.max(...levels) > -7 && levels.indexOf(Math.max(...levels)) === 36,
    )
  })

  it('does not draw for a listener who prefers reduced motion', () => {
    const asked = Object.assign(new EventTarget(), { matches: true })
    stub(globalThis, 'matchMedia', () => asked)
    const spectrum = new AudioSpectrum(new ManualSystem())
    cleanups.push(() => spectrum.dispose())
    expect(spectrum.offReason).toBe('still')
    const rests: unknown[] = []
    spectrum.observe({ offReasonChanged: () => rests.push(spectrum.offReason) })
    asked.matches = false
    asked.dispatchEvent(new Event('change'))
    expect(rests).toEqual([null])
  })

  it.each(['Worker', 'OffscreenCanvas', 'AudioWorkletNode'] as const)(
    'says that it cannot without %s',
    (name) => {
      stub(globalThis, name, undefined)
      const spectrum = new AudioSpectrum(new ManualSystem())
      cleanups.push(() => spectrum.dispose())
      expect(spectrum.offReason).toBe('unsupported')
    },
  )

  it('keeps one worker through fifty views, and terminates it after the last', async () => {
    const census = count()
    const stage = new SpectrumFixture()
    stage.startSound()
    for (let i = 0; i < 50; i++) {
      const { view } = stage.show()
      if (i % 10 === 0) await stage.untilStats(({ blocks }) => blocks > 1)
      else if (i % 3 === 0) await wait(5)
      view.dispose()
    }
    expect(census.workers).toHaveLength(1)
    expect(census.connected).toBe(0)
    await expectRest(stage)
    await until(() => census.living.size === 0)
    expect(await stage.spectrum.stats()).toBeNull()
    const screen = stage.show()
    await until(() => isLit(screen))
    expect(census.living.size).toBe(1)
  })

  it('restarts a dead worker once with new canvases, and then gives up', async () => {
    const census = count()
    const stage = new SpectrumFixture()
    let lost = 0
    stage.spectrum.observe({ lost: () => lost++ })
    const first = stage.show()
    stage.startSound()
    await until(() => isLit(first))
    census.workers[0]?.dispatchEvent(new Event('error'))
    expect(lost).toBe(1)
    expect(stage.spectrum.offReason).toBeNull()
    first.view.dispose()
    const second = stage.show()
    await until(() => isLit(second))
    census.workers[1]?.dispatchEvent(new Event('error'))
    expect(stage.spectrum.offReason).toBe('unsupported')
    expect(census.living.size).toBe(0)
    expect(lost).toBe(1)
  })

  it('keeps its canvases when a worker cannot be loaded, and gives up after the second', async () => {
    const census = count((_, options) => new RealWorker('/no-such-worker.js', options))
    const stage = new SpectrumFixture()
    let lost = 0
    stage.spectrum.observe({ lost: () => lost++ })
    stage.show()
    stage.startSound()
    await until(() => stage.spectrum.offReason === 'unsupported')
    expect(census.workers).toHaveLength(2)
    expect(census.living.size).toBe(0)
    expect(lost).toBe(0)
  })

  it('does not time out a worker or a tap that has started', async () => {
    const pending: number[] = []
    const after: System['after'] = (ms, run) => {
      pending.push(ms)
      const forget = () => pending.splice(pending.indexOf(ms), 1)
      const cancel = browserSystem.after(ms, () => {
        forget()
        run()
      })
      return () => {
        cancel()
        if (pending.includes(ms)) forget()
      }
    }
    const stage = new SpectrumFixture(1000, 0.5, { ...browserSystem, after })
    stage.show()
    stage.startSound()
    await stage.untilStats(({ frames, blocks }) => frames > 1 && blocks > 1)
    // only the clock advances
    expect(pending).toEqual([500])
  })

  it('releases everything when disposed', async () => {
    const census = count()
    const stage = new SpectrumFixture()
    const { view } = stage.show()
    stage.startSound()
    await stage.untilStats(({ frames }) => frames > 5)
    stage.spectrum.dispose()
    expect(census.living.size).toBe(0)
    view.restyle(testLook)
    view.setVisible(false)
    view.dispose()
    stage.spectrum.setRoute('graph')
    await wait(50)
    expect(census.workers).toHaveLength(1)
  })
})
