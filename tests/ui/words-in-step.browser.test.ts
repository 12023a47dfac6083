import { afterEach, describe, expect, it } from 'vitest'
import { createEngine } from '../../src/audio/engine'
import { browserSystem } from '../../src/browser-system'
import { Recording } from '../support/audio/recording'
import { until, wait } from '../support/audio/until'
import { wav } from '../support/audio/wav'
import { boxesOf, openSheet, rectsOf, wordTimeline } from './lyrics-view/sheet-fixture'

const seconds = 12
const level = 0.8
const undo: (() => void)[] = []

afterEach(() => {
  for (const run of undo.splice(0).reverse()) run()
})

/** A file whose every sample says how far into the file it is: what is heard is the position itself. */
function spokenClock(): string {
  const url = URL.createObjectURL(wav({ seconds, sample: (at) => (level * at) / seconds }))
  undo.push(() => URL.revokeObjectURL(url))
  return url
}

/** The engine's own output, and the seconds of the file that leave the speakers at this moment. */
async function listen() {
  let recording: Recording | undefined
  let context: AudioContext | undefined
  const player = createEngine(browserSystem, (opened) => {
    context = opened
    const node = opened.createGain()
    node.connect(opened.destination)
    const ready = (made: Recording) => (recording = made)
    void Recording.of(opened, node).then(ready, () => undefined)
    return node
  })
  undo.push(() => player.dispose())
  player.setVolume(1, false)
  player.setFade(false)
  player.load(
    { trackId: 1, url: spokenClock(), type: 'wav', bitRate: 0, size: 0, quality: null, preview: null },
    { at: 0, play: true, expectedDuration: seconds },
  )
  await until(() => player.state.phase === 'playing' && (recording?.end ?? 0) > 0)
  const heard = (): number => {
    if (!recording || !context) throw new Error('nothing is heard yet')
    const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp()
    const now = contextTime + (performance.now() - performanceTime) / 1000
    const [sample = 0] = recording.since(Math.floor((now * context.sampleRate) / 128) * 128)
    return (sample / level) * seconds
  }
  return { player, heard }
}

describe('words', () => {
  it('are lit in step with the sound that is heard, after a seek and a pause too', async () => {
    const { player, heard } = await listen()
    const timeline = wordTimeline([[[0, seconds, 'melismaaaaaaaaaaaaaaaaaaa']]])
    const clock = { position: () => player.position(), playing: () => player.state.phase === 'playing' }
    const { sheet, list, remove } = openSheet(timeline, { clock })
    undo.push(remove)
    const [word] = rectsOf(list, 0, 0, 25)
    /** The second of the song that the bright edge stands at. */
    const lit = (): number => {
      const [box] = boxesOf(list, 0)
      return (((box?.right ?? 0) - (word?.left ?? 0)) / (word?.width ?? 1)) * seconds
    }
    const stopTicking = player.observe({ tick: () => sheet.sync(), changed: () => sheet.sync() })
    undo.push(stopTicking)

    const errors: number[] = []
    const watch = async (looks: number) => {
      for (let look = 0; look < looks; look++) {
        await wait(90)
        errors.push(Math.abs(lit() - heard()))
      }
    }
    await wait(700)
    await watch(15)
    player.seek(6)
    await until(() => player.state.phase === 'playing' && heard() > 6.4)
    await watch(10)
    player.pause()
    await until(() => player.state.phase === 'paused')
    player.play()
    await until(() => player.state.phase === 'playing')
    await wait(700)
    await watch(10)

    const sorted = errors.sort((a, b) => a - b)
    expect(sorted).toHaveLength(35)
    // a look that the machine interrupts between its two readings measures the machine: one in ten may
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(0.05)
  })
})
