import { afterEach, describe, expect, it } from 'vitest'
import { createEngine } from '../../src/audio/engine'
import { browserSystem } from '../../src/browser-system'
import type { Stream } from '../../src/domain/catalogue/stream'
import type { PlaybackState } from '../../src/domain/playback/playback-state'
import type { Player } from '../../src/ports/player'
import type { System } from '../../src/ports/system'
import { Recording } from '../support/audio/recording'
import { until, wait } from '../support/audio/until'
import { wav } from '../support/audio/wav'

const undo: (() => void)[] = []

afterEach(() => {
  for (const run of undo.splice(0).reverse()) run()
})

/** A file that holds one value throughout, so that whatever is heard is the gain times that value. */
function constant(seconds: number, value = 0.5): string {
  return file(seconds, () => value)
}

function file(seconds: number, sample: (at: number) => number): string {
  const url = URL.createObjectURL(wav({ seconds, sample }))
  undo.push(() => URL.revokeObjectURL(url))
  return url
}

function stream(url: string, trackId = 1): Stream {
  return { trackId, url, type: 'wav', bitRate: 0, size: 0, quality: null, preview: null }
}

interface Listening {
  player: Player
  /** What comes out of the player since the engine has a context. */
  heard(): Recording
  context(): AudioContext
}

/** A player at full volume whose output is recorded. */
function listen(system: System = browserSystem): Listening {
  let recording: Recording | undefined
  let context: AudioContext | undefined
  const player = createEngine(system, (opened) => {
    context = opened
    const node = opened.createGain()
    node.connect(opened.destination)
    void Recording.of(opened, node).then((ready) => (recording = ready))
    return node
  })
  undo.push(() => player.dispose())
  player.setVolume(1, false)
  return { player, heard: () => there(recording), context: () => there(context) }
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the engine has no context yet')
  return value
}

function peak(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

/** The peak of what comes out from now on, for that long. */
async function loudness({ heard, context }: Listening, ms = 150): Promise<number> {
  const from = context().currentTime * context().sampleRate
  await until(() => heard().end > from)
  await wait(ms)
  return peak(heard().since(from))
}

/** Waits until what comes out peaks at that value. */
async function sounds({ heard }: Listening, value: number): Promise<void> {
  await until(() => Math.abs(peak(heard().since(heard().end - 1280)) - value) < 0.01)
}

/** How many samples the way from full to silence took. Samples that the machine dropped before do not count. */
function fallLength(samples: Float32Array): number {
  const last = samples.findLastIndex((sample) => sample > 0.4999)
  expect(last).toBeGreaterThanOrEqual(0)
  expect(samples.at(-1)).toBe(0)
  return samples.findLastIndex((sample) => sample !== 0) - last
}

async function playing(listening: Listening, url = constant(30), at = 0): Promise<void> {
  listening.player.load(stream(url), { at, play: true, expectedDuration: 0 })
  await until(() => listening.player.state.phase === 'playing')
  await until(() => peak(listening.heard().since(listening.heard().end - 1280)) > 0.2)
}

describe('createEngine', () => {
  it('is silent until play is pressed, sounds then, and is silent again after the pause fade', async () => {
    const listening = listen()
    const { player, heard } = listening
    player.load(stream(constant(20)), { at: 0, play: false, expectedDuration: 20 })
    await until(() => player.state.phase === 'paused')
    expect(player.duration()).toBe(20)
    await wait(200)
    expect(peak(heard().since(0))).toBe(0)

    player.play()
    await until(() => player.state.phase === 'playing')
    await until(() => peak(heard().since(0)) > 0.49)
    player.pause()
    expect(player.state.phase).toBe('fading')
    await until(() => player.state.phase === 'paused')
    expect(await loudness(listening)).toBe(0)
    expect(player.position()).toBeGreaterThan(0.3)
  })

  it('is silent no later than 300 ms and one quantum after the pause, also when the page is blocked', async () => {
    const listening = listen()
    await playing(listening)
    await sounds(listening, 0.5)
    const { sampleRate } = listening.context()
    const before = listening.heard().end - 1280
    listening.player.pause()
    const end = performance.now() + 500
    while (performance.now() < end);
    await until(() => listening.player.state.phase === 'paused')
    await wait(100)
    const samples = listening.heard().since(before)
    expect(fallLength(samples)).toBeLessThanOrEqual(sampleRate * 0.3 + 128)
  })

  it('only takes the click away when fades are switched off', async () => {
    const listening = listen()
    await playing(listening)
    await sounds(listening, 0.5)
    listening.player.setFade(false)
    const before = listening.heard().end - 1280
    listening.player.pause()
    await until(() => listening.player.state.phase === 'paused')
    await wait(100)
    const samples = listening.heard().since(before)
    expect(fallLength(samples)).toBeGreaterThan(2)
    expect(fallLength(samples)).toBeLessThanOrEqual(listening.context().sampleRate * 0.015 + 128)
  })

  it.each(['play', 'pause'] as const)(
    'ends as wanted after fifty quick presses, the last one %s',
    async (last) => {
      const listening = listen()
      await playing(listening)
      const other = last === 'play' ? 'pause' : 'play'
      for (let i = 0; i < 25; i++) {
        listening.player[other]()
        if (i % 4 === 0) await wait(15)
        listening.player[last]()
        if (i % 5 === 0) await wait(40)
      }
      await until(() => listening.player.state.phase === (last === 'play' ? 'playing' : 'paused'))
      await sounds(listening, last === 'play' ? 0.5 : 0)
      await wait(400)
      await sounds(listening, last === 'play' ? 0.5 : 0)
      expect(listening.player.state).toMatchObject({
        intent: last,
        phase: last === 'play' ? 'playing' : 'paused',
      })
    },
  )

  it('moves to the newest place asked for, and goes on sounding', async () => {
    const listening = listen()
    await playing(listening)
    for (const to of [5, 8, 3, 20]) listening.player.seek(to)
    expect(listening.player.position()).toBe(20)
    await wait(600)
    expect(listening.player.state.phase).toBe('playing')
    expect(listening.player.position()).toBeGreaterThanOrEqual(20)
    await sounds(listening, 0.5)
  })

  it('pauses at the new place when a seek meets the pause fade', async () => {
    const listening = listen()
    await playing(listening)
    listening.player.pause()
    await wait(80)
    listening.player.seek(12)
    expect(listening.player.position()).toBe(12)
    await until(() => listening.player.state.phase === 'paused')
    await wait(300)
    expect(listening.player.position()).toBeCloseTo(12, 3)
    expect(await loudness(listening)).toBe(0)
  })

  it('begins where it left off, and comes back there after a pause', async () => {
    const listening = listen()
    await playing(listening, constant(30), 10)
    expect(listening.player.position()).toBeGreaterThanOrEqual(10)
    listening.player.pause()
    await until(() => listening.player.state.phase === 'paused')
    const at = listening.player.position()
    listening.player.play()
    await until(() => listening.player.state.phase === 'playing')
    expect(listening.player.position()).toBeGreaterThanOrEqual(at)
  })

  it('never goes back in time while it plays', async () => {
    const listening = listen()
    await playing(listening)
    let last = 0
    for (let i = 0; i < 100; i++) {
      const position = listening.player.position()
      expect(position).toBeGreaterThanOrEqual(last)
      last = position
      await wait(5)
    }
    expect(last).toBeGreaterThan(0)
  })

  it('sounds only the last of twenty tracks chosen quickly', async () => {
    const listening = listen()
    await playing(listening, constant(30, 0.9))
    for (let i = 1; i <= 20; i++) {
      const value = i === 20 ? 0.3 : 0.9
      listening.player.load(stream(constant(30, value), i), { at: 0, play: true, expectedDuration: 0 })
      if (i % 3 === 0) await wait(20)
    }
    expect(listening.player.state.trackId).toBe(20)
    await until(() => listening.player.state.phase === 'playing')
    await sounds(listening, 0.3)
    expect(await loudness(listening, 400)).toBeCloseTo(0.3, 2)
  })

  it('tells the end once', async () => {
    const listening = listen()
    let ends = 0
    listening.player.observe({ ended: () => ends++ })
    await playing(listening, constant(1))
    await until(() => ends > 0)
    expect(listening.player.state).toMatchObject({ phase: 'paused', intent: 'pause' })
    await wait(500)
    expect(ends).toBe(1)
  })

  it('plays on with the next track when that is loaded as the last one ends', async () => {
    const listening = listen()
    const stop = listening.player.observe({
      ended: () => {
        stop()
        listening.player.load(stream(constant(30, 0.25), 2), { at: 0, play: true, expectedDuration: 0 })
      },
    })
    await playing(listening, constant(1))
    await until(() => listening.player.state.trackId === 2 && listening.player.state.phase === 'playing')
    await sounds(listening, 0.25)
  })

  it('gives up a dead address after four attempts and says why', async () => {
    const listening = listen()
    const attempts: number[] = []
    replaceFetch(async () => new Response('gone', { status: 404 }))
    listening.player.observe({ changed: (state: PlaybackState) => attempts.push(state.attempts) })
    listening.player.load(stream(`${location.origin}/no-such-file.mp3`), {
      at: 0,
      play: true,
      expectedDuration: 0,
    })
    await until(() => listening.player.state.phase === 'error')
    expect(listening.player.state).toMatchObject({
      attempts: 4,
      intent: 'play',
      failure: { kind: 'noStream' },
    })
    expect([...new Set(attempts)]).toEqual([0, 1, 2, 3, 4])
  })

  it('takes another track after a failure', async () => {
    const listening = listen()
    listening.player.load(stream(URL.createObjectURL(new Blob(['not audio'], { type: 'audio/wav' }))), {
      at: 0,
      play: true,
      expectedDuration: 0,
    })
    await until(() => listening.player.state.phase === 'error')
    expect(listening.player.state.failure).toMatchObject({ kind: 'malformed' })
    await playing(listening)
    expect(listening.player.state).toMatchObject({ attempts: 0, failure: null })
  })

  it('keeps the volume while muted', async () => {
    const listening = listen()
    await playing(listening)
    listening.player.setVolume(0.5, false)
    await sounds(listening, 0.5 * 0.25)
    listening.player.setVolume(0.5, true)
    await wait(200)
    expect(await loudness(listening)).toBeLessThan(1e-6)
    listening.player.setVolume(0.5, false)
    await sounds(listening, 0.5 * 0.25)
  })

  it('lets the audio device rest after a pause and loses nothing of the return', async () => {
    const listening = listen(quick(30_000, 300))
    listening.player.setFade(false)
    const url = file(3, (at) => 0.2 + at / 10)
    await playing(listening, url)
    const { sampleRate } = listening.context()
    listening.player.pause()
    await until(() => listening.context().state === 'suspended')
    const at = listening.player.position()
    const leftAt = (peak(listening.heard().since(0)) - 0.2) * 10
    const from = listening.heard().end
    listening.player.play()
    await until(() => listening.player.state.phase === 'playing')
    expect(listening.context().state).toBe('running')
    expect(listening.player.position()).toBeGreaterThanOrEqual(at)
    await until(() => peak(listening.heard().since(from)) > 0.25)
    const samples = listening.heard().since(from)
    const settled = samples.findIndex((sample) => sample > 0) + 0.02 * sampleRate
    const backAt = ((samples[Math.round(settled)] ?? 0) - 0.2) * 10 - 0.02
    expect(Math.abs(backAt - leftAt)).toBeLessThan(0.2)
  })

  it('follows when something else pauses the element', async () => {
    const elements = captureElements()
    const listening = listen()
    await playing(listening)
    elements.at(-1)?.pause()
    await until(() => listening.player.state.phase === 'paused')
    expect(listening.player.state.intent).toBe('pause')
    listening.player.play()
    await until(() => listening.player.state.phase === 'playing')
    await sounds(listening, 0.5)
  })

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

  it('asks for a gesture where the browser wants one, and plays upon it', async () => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
    const restore = () => (HTMLMediaElement.prototype.play = play)
    undo.push(restore)
    const { player } = listen()
    player.load(stream(constant(20)), { at: 0, play: true, expectedDuration: 0 })
    await until(() => player.state.blocked)
    expect(player.state).toMatchObject({ phase: 'paused', intent: 'play' })
    restore()
    window.dispatchEvent(new PointerEvent('pointerup'))
    await until(() => player.state.phase === 'playing')
    expect(player.state.blocked).toBe(false)
  })

  it('asks for a gesture where the context does not come to run', async () => {
    const { resume } = AudioContext.prototype
    AudioContext.prototype.resume = () => new Promise(() => {})
    const restore = () => (AudioContext.prototype.resume = resume)
    undo.push(restore)
    const listening = listen(quick(30_000, 100))
    listening.player.load(stream(constant(20)), { at: 0, play: false, expectedDuration: 0 })
    await until(() => listening.player.state.phase === 'paused')
    await until(() => listening.context().state === 'suspended')
    listening.player.play()
    await until(() => listening.player.state.blocked)
    expect(listening.player.state.phase).toBe('paused')
    restore()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    await until(() => listening.player.state.phase === 'playing')
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
    const listening = listen()
    await playing(listening)
    listening.player.pause()
    for (const node of nodes) node.dispatchEvent(new Event('processorerror'))
    await until(() => listening.player.state.phase === 'paused')
    listening.player.play()
    await until(() => listening.player.state.phase === 'playing')
    await sounds(listening, 0.5)
  })

  it('may be disposed of while it is still opening', async () => {
    const contexts: AudioContext[] = []
    const player = createEngine(browserSystem, (context) => {
      contexts.push(context)
      return context.destination
    })
    player.load(stream(constant(5)), { at: 0, play: true, expectedDuration: 0 })
    player.dispose()
    await until(() => contexts[0]?.state === 'closed')
    await wait(200)
    expect(player.state.phase).toBe('idle')
  })

  it('lets go of everything when it is disposed', async () => {
    const elements = captureElements()
    const listening = listen()
    await playing(listening)
    const context = listening.context()
    listening.player.dispose()
    await until(() => context.state === 'closed')
    expect(elements.every((element) => element.paused && !element.src)).toBe(true)
    listening.player.load(stream(constant(5)), { at: 0, play: true, expectedDuration: 0 })
    await wait(100)
    expect(listening.player.state.phase).toBe('idle')
    expect(navigator.mediaSession.playbackState).toBe('none')
  })

  it('stops and forgets the track when unloaded', async () => {
    const elements = captureElements()
    const listening = listen()
    await playing(listening)
    listening.player.unload()
    expect(listening.player.state).toMatchObject({ phase: 'idle', trackId: null })
    await until(() => elements.every((element) => !element.hasAttribute('src')))
    expect(await loudness(listening)).toBe(0)
    expect(listening.player.position()).toBe(0)
  })
})

/** The browser's clock and timers, but a wait of `long` takes `short` milliseconds. */
function quick(long: number, short: number): System {
  return { ...browserSystem, after: (ms, run) => browserSystem.after(ms === long ? short : ms, run) }
}

function replaceFetch(fake: typeof fetch): void {
  const { fetch } = window
  window.fetch = fake
  undo.push(() => (window.fetch = fetch))
}

/** Lets elements load something else than they are asked to; counts what went to elements that ask for CORS. */
function replaceSource(choose: (element: HTMLMediaElement, url: string) => string): () => number {
  const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src')
  if (!own) throw new Error('no src to replace')
  let refused = 0
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    ...own,
    set(this: HTMLMediaElement, url: string) {
      const chosen = choose(this, url)
      if (chosen !== url && this.crossOrigin !== null) refused++
      own.set?.call(this, chosen)
    },
  })
  undo.push(() => Object.defineProperty(HTMLMediaElement.prototype, 'src', own))
  return () => refused
}

/** Collects the elements that are made from now on. */
function captureElements(): HTMLAudioElement[] {
  const made: HTMLAudioElement[] = []
  const { Audio } = window
  window.Audio = new Proxy(Audio, {
    construct: (target, args) => {
      const element = Reflect.construct(target, args) as HTMLAudioElement
      made.push(element)
      return element
    },
  })
  undo.push(() => (window.Audio = Audio))
  return made
}
