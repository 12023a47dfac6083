import { afterEach, describe, expect, it } from 'vitest'
import { wavFile, createRecordedEngine, stream } from '../../../support/audio/recorded-engine'
import { until, wait } from '../../../support/audio/until'
import { cleanups, runCleanups } from '../../../support/cleanups'
import { boxesOf, openSheet, rectsOf, wordTimeline } from '../../../support/ui/sheet-fixture'

const seconds = 12
const level = 0.8

afterEach(runCleanups)

/** A sound whose samples encode the position in the file. */
async function listenToTheClock() {
  const { engine, isRecording, recording, context } = createRecordedEngine()
  engine.setFadeEnabled(false)
  const url = wavFile(seconds, (at) => (level * at) / seconds)
  engine.load(stream(url), { at: 0, play: true, expectedDuration: seconds })
  await until(() => engine.state.phase === 'playing' && isRecording() && recording().end > 0)
  /** Returns the second of the file that is audible now. */
  const position = (): number => {
    const { contextTime = 0, performanceTime = 0 } = context().getOutputTimestamp()
    const now = contextTime + (performance.now() - performanceTime) / 1000
    const [sample = 0] = recording().since(Math.floor((now * context().sampleRate) / 128) * 128)
    return (sample / level) * seconds
  }
  return { player: engine, heard: position }
}

describe('words of the lyric sheet', () => {
  it('light up in step with the sound, after a seek and a pause too', async () => {
    const { player, heard } = await listenToTheClock()
    const timeline = wordTimeline([[[0, seconds, 'melismaaaaaaaaaaaaaaaaaaa']]])
    const clock = { position: () => player.position(), playing: () => player.state.phase === 'playing' }
    const { sheet, list } = openSheet(timeline, { clock })
    const [word] = rectsOf(list, 0, 0, 25)
    /** Returns the second of the song that the bright edge is at. */
    const lit = (): number => {
      const [box] = boxesOf(list, 0)
      return (((box?.right ?? 0) - (word?.left ?? 0)) / (word?.width ?? 1)) * seconds
    }
    const stopTicking = player.observe({ tick: () => sheet.sync(), stateChanged: () => sheet.sync() })
    cleanups.push(stopTicking)

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
    // one measurement in ten may be off, because the machine may pause between its two readings
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(0.05)
  })
})
