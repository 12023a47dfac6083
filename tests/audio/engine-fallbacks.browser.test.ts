import { afterEach, describe, expect, it } from 'vitest'
import { createEngine } from '../../src/audio/engine'
import { browserSystem } from '../../src/browser-system'
import { captureElements, replaceFetch, replaceSource } from '../support/audio/browser-stand-ins'
import { constant, listen, loudness, peak, playing, sounds, stream } from '../support/audio/listening'
import { until, wait } from '../support/audio/until'
import { undo, undoAll } from '../support/undo'

afterEach(undoAll)

/** Collects the worklet nodes that are made from now on. */
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
  undo.push(() => (window.AudioWorkletNode = AudioWorkletNode))
  return nodes
}

describe('createEngine', () => {
  it('plays without Web Audio', async () => {
    const elements = captureElements()
    const { AudioContext } = window
    Reflect.deleteProperty(window, 'AudioContext')
    undo.push(() => (window.AudioContext = AudioContext))
    const player = createEngine(browserSystem)
    undo.push(() => player.dispose())
    player.setVolume(0.5, false)
    player.load(stream(constant(20)), { at: 0, play: true, expectedDuration: 0 })
    await until(() => player.state.phase === 'playing')
    const [element] = elements
    await until(() => element?.volume === 0.25)
    player.pause()
    await until(() => player.state.phase === 'paused')
    expect(element).toMatchObject({ paused: true, volume: 0, crossOrigin: null })
  })

  it('fades by scheduled ramps where the worklet cannot be loaded', async () => {
    const { addModule } = Worklet.prototype
    Worklet.prototype.addModule = function (url, options) {
      const refused = String(url).includes('envelope')
      return refused ? Promise.reject(new Error('not served')) : addModule.call(this, url, options)
    }
    undo.push(() => (Worklet.prototype.addModule = addModule))
    const listening = listen()
    await playing(listening)
    const before = listening.heard().end - 1280
    listening.player.pause()
    await until(() => listening.player.state.phase === 'paused')
    await wait(100)
    const samples = listening.heard().since(before)
    expect(samples.filter((sample) => sample > 0.001 && sample < 0.499).length).toBeGreaterThan(10_000)
    expect(await loudness(listening)).toBe(0)
    listening.player.play()
    await until(() => listening.player.state.phase === 'playing')
    await sounds(listening, 0.5)
  })

  it('plays outside the graph what a host does not let into it, and remembers the host', async () => {
    const url = 'http://media.test/track.wav'
    const audible = constant(20)
    replaceFetch((_url, init) =>
      init?.mode === 'no-cors' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('CORS')),
    )
    const refusals = replaceSource((element, asked) =>
      asked !== url ? asked : element.crossOrigin === null ? audible : 'data:audio/wav;base64,AAAA',
    )
    const elements = captureElements()
    const { player } = listen()
    player.load(stream(url), { at: 5, play: true, expectedDuration: 0 })
    await until(() => player.state.phase === 'playing')
    expect(player.state).toMatchObject({ attempts: 0, failure: null })
    expect(player.position()).toBeGreaterThanOrEqual(5)
    const plain = elements.find((element) => element.crossOrigin === null)
    expect(plain?.paused).toBe(false)
    await until(() => plain?.volume === 1)
    player.load(stream(url, 2), { at: 0, play: true, expectedDuration: 0 })
    await until(() => player.state.phase === 'playing')
    expect(refusals()).toBe(1)
    player.load(stream(audible, 3), { at: 0, play: true, expectedDuration: 0 })
    await until(() => player.state.phase === 'playing')
    expect(plain?.hasAttribute('src')).toBe(false)
  })

  it('ends the fade and sounds again although the worklet dies in the middle of it', async () => {
    const nodes = captureWorkletNodes()
    const listening = listen()
    await playing(listening)
    listening.player.pause()
    for (const node of nodes) node.dispatchEvent(new Event('processorerror'))
    await until(() => listening.player.state.phase === 'paused')
    listening.player.play()
    await until(() => listening.player.state.phase === 'playing')
    await sounds(listening, 0.5)
  })

  it('sounds on when the worklet that joined a track to the one before dies', async () => {
    const nodes = captureWorkletNodes()
    const listening = listen()
    const { player } = listening
    const next = constant(20, 0.25)
    const load = () => player.load(stream(next, 2), { at: 0, play: true, expectedDuration: 0 })
    player.observe({ ended: load })
    await playing(listening, constant(3, 0.5))
    player.prepare(stream(next, 2))
    await until(() => player.state.trackId === 2)
    await sounds(listening, 0.25)
    const splice = nodes.find(({ numberOfInputs }) => numberOfInputs === 2)
    const died = new Promise<void>((resolve) => {
      if (splice) splice.onprocessorerror = () => resolve()
    })
    // no number can be taken from this one
    splice?.port.postMessage({ type: 'hold', id: 0, notBefore: 1n }, [])
    await died
    const from = listening.heard().end
    await until(() => peak(listening.heard().since(from)) > 0.2)
    expect(player.state).toMatchObject({ trackId: 2, phase: 'playing', attempts: 0 })
  })

  it('says before the first sound that a device cannot be chosen where contexts have no choice', async () => {
    const { prototype } = AudioContext
    const own = Object.getOwnPropertyDescriptor(prototype, 'setSinkId')
    if (!own) throw new Error('no choice to take away')
    Reflect.deleteProperty(prototype, 'setSinkId')
    undo.push(() => Object.defineProperty(prototype, 'setSinkId', own))
    const player = createEngine(browserSystem)
    undo.push(() => player.dispose())
    const { outputs } = player
    expect(await outputs.choose('headphones')).toBe(false)
    expect(outputs.current.id).toBe('')
    expect(await outputs.choose('')).toBe(true)
  })

  it('goes back to the system’s choice, and says so, when the first sound is refused by the chosen device', async () => {
    const player = createEngine(browserSystem)
    undo.push(() => player.dispose())
    const { outputs } = player
    expect(await outputs.choose('a device that is not there')).toBe(true)
    const told: string[] = []
    outputs.observe(() => told.push(outputs.current.id))
    player.load(stream(constant(5)), { at: 0, play: true, expectedDuration: 0 })
    await until(() => told.length > 0)
    expect(told).toEqual([''])
    await until(() => player.state.phase === 'playing')
  })
})
