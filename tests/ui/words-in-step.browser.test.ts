import { afterEach, describe, expect, it } from 'vitest'
import { file, listen, stream } from '../support/audio/listening'
import { until, wait } from '../support/audio/until'
import { undo, undoAll } from '../support/undo'
import { boxesOf, openSheet, rectsOf, wordTimeline } from './lyrics-view/sheet-fixture'

const seconds = 12
const level = 0.8

afterEach(undoAll)

/** What is heard is the position itself: every sample says how far into the file it is. */
async function listenToTheClock() {
  const { player, hears, heard, context } = listen()
  player.setFade(false)
  const url = file(seconds, (at) => (level * at) / seconds)
  player.load(stream(url), { at: 0, play: true, expectedDuration: seconds })
  await until(() => player.state.phase === 'playing' && hears() && heard().end > 0)
  /** The second of the file that leaves the speakers at this moment. */
  const position = (): number => {
    const { contextTime = 0, performanceTime = 0 } = context().getOutputTimestamp()
    const now = contextTime + (performance.now() - performanceTime) / 1000
    const [sample = 0] = heard().since(Math.floor((now * context().sampleRate) / 128) * 128)
    return (sample / level) * seconds
  }
  return { player, heard: position }
}

describe('words', () => {
  it('are lit in step with the sound that is heard, after a seek and a pause too', async () => {
    const { player, heard } = await listenToTheClock()
    const timeline = wordTimeline([[[0, seconds, 'melismaaaaaaaaaaaaaaaaaaa']]])
    const clock = { position: () => player.position(), playing: () => player.state.phase === 'playing' }
    const { sheet, list } = openSheet(timeline, { clock })
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
