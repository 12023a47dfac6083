import { fadeMs } from '../../../../src/audio/fades/ramp-times'
import { Recording } from '../../../support/audio/recording'
import { until, wait } from '../../../support/audio/until'
import { wav } from '../../../support/audio/wav'
import { howlerPlayer } from './howler-player.mjs'
import { soundingEngine, stream } from './sounding-engine'

export interface Fade {
  /** From the first sample that moves to the last one that does. */
  lengthMs: number
  /** The largest difference of two neighbouring samples, as a share of the full level. */
  largestStep: number
}

interface Taped {
  context: AudioContext
  recording: Recording
  /** Lets it sound for the first time. */
  begin(): void
  play(): void
  pause(): void
  dispose(): void
}

const level = 0.5
/** Smaller differences come from the 16 bits of the file. */
const still = 2e-5
const quantum = 128
/** So that the fade is on its way. */
const blockAfterMs = 60
/** The whole of a fade, and what a blocked main thread makes of one, is over by then. */
const patienceMs = 1500

/** One value throughout: what is recorded is the gain. */
const file = (sampleRate: number) =>
  URL.createObjectURL(wav({ seconds: 20, sampleRate, sample: () => level }))

async function melisma(): Promise<Taped> {
  let recording: Recording | undefined
  const probe = new AudioContext()
  void probe.close()
  const { context, player } = await soundingEngine(
    stream(file(probe.sampleRate), 'wav'),
    (opened, outlet) => {
      void Recording.start(opened, outlet).then((made) => (recording = made))
    },
  )
  await until(() => recording !== undefined)
  if (!recording) throw new Error('nothing is recorded')
  return {
    context,
    recording,
    begin: () => {},
    play: () => player.play(),
    pause: () => player.pause(),
    dispose: () => player.dispose(),
  }
}

async function howler(): Promise<Taped> {
  const context = new AudioContext()
  const node = context.createGain()
  node.connect(context.destination)
  const recording = await Recording.start(context, node)
  let led = false
  const player = howlerPlayer(file(context.sampleRate), fadeMs, (element) => {
    if (!led) context.createMediaElementSource(element).connect(node)
    led = true
  })
  return {
    ...player,
    begin: player.play,
    context,
    recording,
    dispose: () => {
      player.dispose()
      void context.close()
    },
  }
}

const players = { melisma, howler }

function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

function measure(samples: Float32Array, rate: number): Fade {
  let first = -1
  let last = -1
  let largestStep = 0
  for (let at = 1; at < samples.length; at++) {
    const step = Math.abs((samples[at] ?? 0) - (samples[at - 1] ?? 0)) / level
    if (step <= still) continue
    if (first === -1) first = at
    last = at
    largestStep = Math.max(largestStep, step)
  }
  return { lengthMs: first === -1 ? 0 : ((last - first + 1) / rate) * 1000, largestStep }
}

async function taken({ context, recording }: Taped, act: () => void, blockMs: number): Promise<Fade> {
  const frame = context.currentTime * context.sampleRate - 2 * quantum
  act()
  await wait(blockAfterMs)
  block(blockMs)
  await wait(patienceMs)
  return measure(recording.since(frame), context.sampleRate)
}

/** One song is played, paused and played again, each time with the main thread blocked while it fades. */
async function run(name: keyof typeof players, blockMs: number) {
  const taped = await players[name]()
  const { recording } = taped
  taped.begin()
  await until(() => Math.abs((recording.since(recording.end - 128)[127] ?? 0) - level) < 1e-3)
  await wait(500)
  const pause = await taken(taped, taped.pause, blockMs)
  const play = await taken(taped, taped.play, blockMs)
  taped.dispose()
  return { sampleRate: taped.context.sampleRate, pause, play }
}

declare global {
  var runFades: typeof run
}
globalThis.runFades = run
