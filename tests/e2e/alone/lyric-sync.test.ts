import { setTimeout as listenFor } from 'node:timers/promises'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { LyricViewer } from '../../support/lyric-sync/lyric-viewer'
import type { SyncFigures } from '../../support/lyric-sync/sync-figures'
import { loadTimedSong } from '../../support/lyric-sync/timed-song'

/** Limits in milliseconds between hearing a word and seeing it fill. */
const middling = 20
const worst = 50

const table: Record<string, SyncFigures> = {}

/** Expects the measured errors to be within the limits. */
async function expectInTime(condition: string, reader: LyricViewer, words: number): Promise<void> {
  const figures = await reader.figures(words)
  table[condition] = figures
  expect.soft(figures.words, `words measured ${condition}`).toBeGreaterThanOrEqual(words)
  expect.soft(figures.silent, `words lit before any sound ${condition}`).toBe(0)
  expect.soft(figures.medianMs, `median error ${condition}`).toBeLessThanOrEqual(middling)
  expect.soft(figures.worstMs, `worst error ${condition}`).toBeLessThanOrEqual(worst)
}

const arrive = async (name: string) =>
  LyricViewer.open(await loadTimedSong(name, inject('address'), inject('browserEndpoint')), inject('address'))

afterAll(() => console.table(table))

describe('words fill when they are heard', () => {
  it(
    'throughout, after a pause, in a tab that was hidden, on a slow machine, and after seeks in an MP3 file',
    { timeout: 120_000 },
    async () => {
      const reader = await arrive('夜市绕口令')
      await reader.startMeasuring()
      await listenFor(9000)
      await expectInTime('throughout', reader, 20)

      await reader.startMeasuring()
      await reader.press('Pause')
      await listenFor(1200)
      await reader.press('Play')
      await listenFor(4000)
      await expectInTime('after a pause', reader, 10)

      await reader.tab.hide()
      await listenFor(1500)
      await reader.startMeasuring()
      await listenFor(1000)
      await reader.tab.show()
      await listenFor(4000)
      await expectInTime('after hiding', reader, 10)

      await reader.startMeasuring()
      await reader.tab.throttle(6)
      await listenFor(6000)
      await expectInTime('at a sixth of the speed', reader, 10)
      await reader.tab.throttle(1)

      // the browser's own clock is off after a seek in an MP3 file, differently in each half of it
      await listenFor(1000)
      await reader.startMeasuring()
      await reader.goToLine(60)
      await listenFor(3700)
      await expectInTime('after a seek forth in an MP3 file', reader, 10)
      await reader.startMeasuring()
      await reader.goToLine(20)
      await listenFor(3700)
      await expectInTime('after a seek back in an MP3 file', reader, 10)
    },
  )

  it('after a seek forth and back in a FLAC file', { timeout: 120_000 }, async () => {
    const reader = await arrive('雨停之前')
    await listenFor(1000)
    await reader.startMeasuring()
    await reader.goToLine(8)
    await listenFor(4500)
    await reader.goToLine(1)
    await listenFor(4500)
    await expectInTime('after a seek', reader, 10)
  })
})
