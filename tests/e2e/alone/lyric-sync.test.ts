import { setTimeout as listenFor } from 'node:timers/promises'
import { afterAll, describe, inject, it } from 'vitest'
import type { TestContext } from 'vitest'
import type { OnEnd } from '../../support/e2e/open-page'
import { LyricViewer } from '../../support/lyric-sync/lyric-viewer'
import type { SyncFigures } from '../../support/lyric-sync/sync-figures'
import { loadTimedSong, type TimedSong } from '../../support/lyric-sync/timed-song'

/** Limits in milliseconds between hearing a word and seeing it fill. */
const middling = 20
const worst = 50

const table: Record<string, SyncFigures> = {}

/** Expects the measured errors to be within the limits. */
async function expectInTime(
  { expect }: TestContext,
  condition: string,
  reader: LyricViewer,
  words: number,
): Promise<void> {
  const figures = await reader.figures(words)
  table[condition] = figures
  expect.soft(figures.words, `words measured ${condition}`).toBeGreaterThanOrEqual(words)
  expect.soft(figures.silent, `words lit before any sound ${condition}`).toBe(0)
  expect.soft(figures.medianMs, `median error ${condition}`).toBeLessThanOrEqual(middling)
  expect.soft(figures.worstMs, `worst error ${condition}`).toBeLessThanOrEqual(worst)
}

const songs = new Map<string, Promise<TimedSong>>()

async function arrive(name: string, onEnd: OnEnd): Promise<LyricViewer> {
  const address = inject('address')
  const song = songs.get(name) ?? loadTimedSong(name, address)
  songs.set(name, song)
  return LyricViewer.open(await song, address, onEnd)
}

afterAll(() => console.table(table))

describe.concurrent('words fill when they are heard', { timeout: 120_000 }, () => {
  it('throughout, after a pause, and in a tab that was hidden', async (test) => {
    const reader = await arrive('夜市绕口令', test.onTestFinished)
    await reader.startMeasuring()
    await listenFor(9000)
    await expectInTime(test, 'throughout', reader, 20)

    await reader.startMeasuring()
    await reader.press('Pause')
    await listenFor(1200)
    await reader.press('Play')
    await listenFor(4000)
    await expectInTime(test, 'after a pause', reader, 10)

    await reader.tab.hide()
    await listenFor(1500)
    await reader.startMeasuring()
    await listenFor(1000)
    await reader.tab.show()
    await listenFor(4000)
    await expectInTime(test, 'after hiding', reader, 10)
  })

  // the browser's own clock is off after a seek in an MP3 file, differently in each half of it
  it('on a slow machine, and after seeks in an MP3 file', async (test) => {
    const reader = await arrive('夜市绕口令', test.onTestFinished)
    await reader.startMeasuring()
    await reader.tab.throttle(6)
    await listenFor(6000)
    await expectInTime(test, 'at a sixth of the speed', reader, 10)
    await reader.tab.throttle(1)

    await listenFor(1000)
    await reader.startMeasuring()
    await reader.goToLine(60)
    await listenFor(3700)
    await expectInTime(test, 'after a seek forth in an MP3 file', reader, 10)
    await reader.startMeasuring()
    await reader.goToLine(20)
    await listenFor(3700)
    await expectInTime(test, 'after a seek back in an MP3 file', reader, 10)
  })

  it('after a seek forth and back in a FLAC file', async (test) => {
    const reader = await arrive('雨停之前', test.onTestFinished)
    await listenFor(1000)
    await reader.startMeasuring()
    await reader.goToLine(8)
    await listenFor(4500)
    await reader.goToLine(1)
    await listenFor(4500)
    await expectInTime(test, 'after a seek', reader, 10)
  })
})
