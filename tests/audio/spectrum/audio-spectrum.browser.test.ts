import { afterEach, describe, expect, it } from 'vitest'
import { AudioSpectrum } from '../../../src/audio/spectrum/audio-spectrum'
import { browserSystem } from '../../../src/browser-system'
import type { System } from '../../../src/ports/system'
import { ManualSystem } from '../../support/manual-system'
import { SpectrumStage, testLook, type SpectrumScreen } from '../../support/audio/spectrum-stage'
import { until, wait } from '../../support/audio/until'
import { undo, undoAll } from '../../support/undo'

afterEach(undoAll)

function isLit({ pixels }: SpectrumScreen): boolean {
  return pixels().data.some((value) => value !== 0)
}

/** Asserts that drawing has come to rest: no frame, no block of samples. */
async function expectRest(stage: SpectrumStage): Promise<void> {
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
  undo.push(() => {
    if (own) Object.defineProperty(target, name, own)
    else delete target[name]
  })
}

interface Census {
  /** Workers and worklet nodes that were made. */
  workers: Worker[]
  taps: number
  /** Of those, the ones that something goes into. */
  connected: number
  living: Set<Worker>
}

/** Counts what is made from now on. `open` may make workers of another script. */
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
  it('makes nothing before a view is shown and something sounds', async () => {
    const census = count()
    const stage = new SpectrumStage()
    stage.sound()
    await wait(100)
    stage.spectrum.heard('silent')
    expect(census).toMatchObject({ workers: [], taps: 0 })
    expect(await stage.spectrum.stats()).toBeNull()
  })

  it('draws what sounds', async () => {
    const stage = new SpectrumStage()
    const screen = stage.show()
    stage.sound()
    await until(() => isLit(screen))
    expect(stage.spectrum.rest).toBeNull()
  })

  it('draws nothing for silence', async () => {
    const stage = new SpectrumStage(1000, 0)
    const screen = stage.show()
    stage.sound()
    await stage.untilStats(({ frames }) => frames > 20)
    expect(isLit(screen)).toBe(false)
  })

  it('lets bars fall when the sound stops, and rests after two seconds', async () => {
    const stage = new SpectrumStage()
    const screen = stage.show()
    stage.sound()
    await until(() => isLit(screen))
    stage.level.gain.value = 0
    stage.spectrum.heard('silent')
    expect((await stage.stats()).drawing).toBe(true)
    await expectRest(stage)
    await until(() => !isLit(screen))
    expect(stage.spectrum.rest).toBeNull()
    stage.level.gain.value = 0.5
    stage.spectrum.heard('graph')
    await until(() => isLit(screen))
  })

  it('rests while no view is seen', async () => {
    const stage = new SpectrumStage()
    const [large, small] = [stage.show(), stage.show({ width: 160, height: 28, bands: 24 })]
    stage.sound()
    await until(() => isLit(large) && isLit(small))
    large.view.setVisible(false)
    const { frames } = await stage.stats()
    await stage.untilStats((stats) => stats.frames > frames + 10)
    small.view.setVisible(false)
    await expectRest(stage)
    large.view.setVisible(true)
    await until(() => isLit(large))
  })

  it('rests while the page is hidden', async () => {
    const stage = new SpectrumStage()
    const screen = stage.show()
    stage.sound()
    await until(() => isLit(screen))
    stub(document, 'hidden', true)
    document.dispatchEvent(new Event('visibilitychange'))
    await expectRest(stage)
    stub(document, 'hidden', false)
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => isLit(screen))
  })

  it('rests, and says so, while the sound goes round the graph', async () => {
    const stage = new SpectrumStage()
    const screen = stage.show()
    const rests: unknown[] = []
    stage.spectrum.observe({ rested: () => rests.push(stage.spectrum.rest) })
    stage.sound()
    await until(() => isLit(screen))
    stage.spectrum.heard('plain')
    await expectRest(stage)
    await until(() => !isLit(screen))
    stage.spectrum.heard('silent')
    expect(stage.spectrum.rest).toBe('outside')
    stage.spectrum.heard('graph')
    await until(() => isLit(screen))
    expect(rests).toEqual(['outside', null])
  })

  it('goes over to another graph', async () => {
    const stage = new SpectrumStage()
    const other = new SpectrumStage(4000)
    const screen = stage.show({ bands: 48 })
    stage.sound()
    await until(() => isLit(screen))
    stage.spectrum.connect(null)
    await expectRest(stage)
    stage.spectrum.connect(other)
    await stage.untilStats(
      ({ levels }) => Math.max(...levels) > -7 && levels.indexOf(Math.max(...levels)) === 36,
    )
  })

  it('is still for a listener who wants less motion', () => {
    const asked = Object.assign(new EventTarget(), { matches: true })
    stub(globalThis, 'matchMedia', () => asked)
    const spectrum = new AudioSpectrum(new ManualSystem())
    undo.push(() => spectrum.dispose())
    expect(spectrum.rest).toBe('still')
    const rests: unknown[] = []
    spectrum.observe({ rested: () => rests.push(spectrum.rest) })
    asked.matches = false
    asked.dispatchEvent(new Event('change'))
    expect(rests).toEqual([null])
  })

  it.each(['Worker', 'OffscreenCanvas', 'AudioWorkletNode'] as const)(
    'says that it cannot without %s',
    (name) => {
      stub(globalThis, name, undefined)
      const spectrum = new AudioSpectrum(new ManualSystem())
      undo.push(() => spectrum.dispose())
      expect(spectrum.rest).toBe('unsupported')
    },
  )

  it('keeps one worker through fifty views, and lets go of it after the last', async () => {
    const census = count()
    const stage = new SpectrumStage()
    stage.sound()
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

  it('starts a dead worker once more, asking for new canvases, and then gives up', async () => {
    const census = count()
    const stage = new SpectrumStage()
    let lost = 0
    stage.spectrum.observe({ lost: () => lost++ })
    const first = stage.show()
    stage.sound()
    await until(() => isLit(first))
    census.workers[0]?.dispatchEvent(new Event('error'))
    expect(lost).toBe(1)
    expect(stage.spectrum.rest).toBeNull()
    first.view.dispose()
    const second = stage.show()
    await until(() => isLit(second))
    census.workers[1]?.dispatchEvent(new Event('error'))
    expect(stage.spectrum.rest).toBe('unsupported')
    expect(census.living.size).toBe(0)
    expect(lost).toBe(1)
  })

  it('keeps its canvases when a worker cannot even be loaded, and gives up after the second', async () => {
    const census = count((_, options) => new RealWorker('/no-such-worker.js', options))
    const stage = new SpectrumStage()
    let lost = 0
    stage.spectrum.observe({ lost: () => lost++ })
    stage.show()
    stage.sound()
    await until(() => stage.spectrum.rest === 'unsupported')
    expect(census.workers).toHaveLength(2)
    expect(census.living.size).toBe(0)
    expect(lost).toBe(0)
  })

  it('does not take a worker that has started, or a tap that is there, for late', async () => {
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
    const stage = new SpectrumStage(1000, 0.5, { ...browserSystem, after })
    stage.show()
    stage.sound()
    await stage.untilStats(({ frames, blocks }) => frames > 1 && blocks > 1)
    // the clock alone goes on
    expect(pending).toEqual([500])
  })

  it('leaves nothing behind when disposed', async () => {
    const census = count()
    const stage = new SpectrumStage()
    const { view } = stage.show()
    stage.sound()
    await stage.untilStats(({ frames }) => frames > 5)
    stage.spectrum.dispose()
    expect(census.living.size).toBe(0)
    view.restyle(testLook)
    view.setVisible(false)
    view.dispose()
    stage.spectrum.heard('graph')
    await wait(50)
    expect(census.workers).toHaveLength(1)
  })
})
