import { afterEach, describe, expect, it } from 'vitest'
import { WebAudioEngine } from '../../src/audio/web-audio-engine'
import { browserSystem } from '../../src/browser/browser-system'
import { captureElements, replaceFetch, replaceSource } from '../support/audio/replace-browser-apis'
import {
  constantFile,
  createRecordedEngine,
  peakDuring,
  peak,
  startPlaying,
  untilPeak,
  stream,
} from '../support/audio/recorded-engine'
import { until, wait } from '../support/audio/until'
import { cleanups, runCleanups } from '../support/cleanups'

afterEach(runCleanups)

/** Collects the worklet nodes created from now on. */
function captureWorkletNodes(): AudioWorkletNode[] {
  const { AudioWorkletNode } = window
  const nodes: AudioWorkletNode[] = []
  window.AudioWorkletNode = new Proxy(AudioWorkletNode, {
    construct: (target, args) => {
      const node: AudioWorkletNode = Reflect.construct(target, args)
      nodes.push(node)
      return node
    },
  })
  cleanups.push(() => (window.AudioWorkletNode = AudioWorkletNode))
  return nodes
}

describe('WebAudioEngine', () => {
  it('plays without Web Audio', async () => {
    const elements = captureElements()
    const { AudioContext } = window
    Reflect.deleteProperty(window, 'AudioContext')
    cleanups.push(() => (window.AudioContext = AudioContext))
    const player = new WebAudioEngine(browserSystem)
    cleanups.push(() => player.dispose())
    player.setVolume(0.5, false)
    player.load(stream(constantFile(20)), { at: 0, play: true, expectedDuration: 0 })
    await until(() => player.state.phase === 'playing')
    const [element] = elements
    await until(() => element?.volume === 0.25)
    player.pause()
    await until(() => player.state.phase === 'paused')
    expect(element).toMatchObject({ paused: true, volume: 0, crossOrigin: null })
  })

  it('fades by scheduled ramps when the worklet cannot be loaded', async () => {
    const { addModule } = Worklet.prototype
    Worklet.prototype.addModule = function (url, options) {
      const refused = String(url).includes('envelope')
      return refused ? Promise.reject(new Error('not served')) : addModule.call(this, url, options)
    }
    cleanups.push(() => (Worklet.prototype.addModule = addModule))
    const listening = createRecordedEngine()
    await startPlaying(listening)
    const before = listening.recording().end - 1280
    listening.engine.pause()
    await until(() => listening.engine.state.phase === 'paused')
    await wait(100)
    const samples = listening.recording().since(before)
    expect(samples.filter((sample) => sample > 0.001 && sample < 0.499).length).toBeGreaterThan(10_000)
    expect(await peakDuring(listening)).toBe(0)
    listening.engine.play()
    await until(() => listening.engine.state.phase === 'playing')
    await untilPeak(listening, 0.5)
  })

  it('plays streams without CORS outside the graph, and remembers the host', async () => {
    const url = 'http://media.test/track.wav'
    const audible = constantFile(20)
    replaceFetch((_url, init) =>
      init?.mode === 'no-cors' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('CORS')),
    )
    const refusals = replaceSource((element, asked) =>
      asked !== url ? asked : element.crossOrigin === null ? audible : 'data:audio/wav;base64,AAAA',
    )
    const elements = captureElements()
    const { engine } = createRecordedEngine()
    engine.load(stream(url), { at: 5, play: true, expectedDuration: 0 })
    await until(() => engine.state.phase === 'playing')
    expect(engine.state).toMatchObject({ attempts: 0, failure: null })
    expect(engine.position()).toBeGreaterThanOrEqual(5)
    const plain = elements.find((element) => element.crossOrigin === null)
    expect(plain?.paused).toBe(false)
    await until(() => plain?.volume === 1)
    engine.load(stream(url, 2), { at: 0, play: true, expectedDuration: 0 })
    await until(() => engine.state.phase === 'playing')
    expect(refusals()).toBe(1)
    engine.load(stream(audible, 3), { at: 0, play: true, expectedDuration: 0 })
    await until(() => engine.state.phase === 'playing')
    expect(plain?.hasAttribute('src')).toBe(false)
  })

  it('ends the fade and plays again when the worklet dies during it', async () => {
    const nodes = captureWorkletNodes()
    const listening = createRecordedEngine()
    await startPlaying(listening)
    listening.engine.pause()
    for (const node of nodes) node.dispatchEvent(new Event('processorerror'))
    await until(() => listening.engine.state.phase === 'paused')
    listening.engine.play()
    await until(() => listening.engine.state.phase === 'playing')
    await untilPeak(listening, 0.5)
  })

  it('keeps playing when the worklet that joins two tracks dies', async () => {
    const nodes = captureWorkletNodes()
    const listening = createRecordedEngine()
    const { engine } = listening
    const next = constantFile(20, 0.25)
    const load = () => engine.load(stream(next, 2), { at: 0, play: true, expectedDuration: 0 })
    engine.observe({ ended: load })
    await startPlaying(listening, constantFile(3, 0.5))
    engine.prepare(stream(next, 2))
    await until(() => engine.state.trackId === 2)
    await untilPeak(listening, 0.25)
    const splice = nodes.find(({ numberOfInputs }) => numberOfInputs === 2)
    const died = new Promise<void>((resolve) => {
      if (splice) splice.onprocessorerror = () => resolve()
    })
    // a value that makes the processor throw
    splice?.port.postMessage({ type: 'hold', id: 0, notBefore: 1n }, [])
    await died
    const from = listening.recording().end
    await until(() => peak(listening.recording().since(from)) > 0.2)
    expect(engine.state).toMatchObject({ trackId: 2, phase: 'playing', attempts: 0 })
  })

  it('refuses a device before the first sound when contexts cannot choose devices', async () => {
    const { prototype } = AudioContext
    const own = Object.getOwnPropertyDescriptor(prototype, 'setSinkId')
    if (!own) throw new Error('no choice to take away')
    Reflect.deleteProperty(prototype, 'setSinkId')
    cleanups.push(() => Object.defineProperty(prototype, 'setSinkId', own))
    const player = new WebAudioEngine(browserSystem)
    cleanups.push(() => player.dispose())
    const { outputs } = player
    expect(await outputs.choose('headphones')).toBe(false)
    expect(outputs.current.id).toBe('')
    expect(await outputs.choose('')).toBe(true)
  })

  it('returns to the system’s choice, and notifies observers, when the chosen device refuses the first sound', async () => {
    const player = new WebAudioEngine(browserSystem)
    cleanups.push(() => player.dispose())
    const { outputs } = player
    expect(await outputs.choose('a device that is not there')).toBe(true)
    const told: string[] = []
    outputs.observe(() => told.push(outputs.current.id))
    player.load(stream(constantFile(5)), { at: 0, play: true, expectedDuration: 0 })
    await until(() => told.length > 0)
    expect(told).toEqual([''])
    await until(() => player.state.phase === 'playing')
  })
})
