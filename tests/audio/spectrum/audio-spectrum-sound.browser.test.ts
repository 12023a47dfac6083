import { afterEach, describe, expect, it } from 'vitest'
import { bandOf } from '../../../src/domain/spectrum/frequency-bands'
import { SpectrumFixture, testLook } from '../../support/audio/spectrum-fixture'
import { runCleanups } from '../../support/cleanups'

afterEach(runCleanups)

const amplitude = 0.5
const decibels = 20 * Math.log10(amplitude)

const tones = [110, 220, 440, 997, 2500, 6000, 12_000]

describe('AudioSpectrum with sound', () => {
  it('measures tones and their levels from the oscillator to the worker', async () => {
    const stage = new SpectrumFixture(tones[0], amplitude)
    stage.show({ bands: 96, width: 960 })
    stage.startSound()
    for (const hz of tones) {
      stage.tone.frequency.value = hz
      const band = bandOf(hz, 96)
      const { levels } = await stage.untilStats(({ levels }) => {
        const most = Math.max(...levels)
        return Math.abs(levels.indexOf(most) - band) <= 1 && Math.abs(most - decibels) < 0.5
      })
      expect(levels).toHaveLength(96)
    }
  })

  it('shows the same at any volume', async () => {
    const stage = new SpectrumFixture(1000, amplitude)
    stage.show()
    stage.startSound()
    stage.master.gain.value = 0
    const rightly = (levels: number[]) =>
      Math.abs(Math.max(...levels) - decibels) < 0.5 &&
      levels.indexOf(Math.max(...levels)) === bandOf(1000, testLook.bands)
    const { blocks } = await stage.untilStats(({ levels }) => rightly(levels))
    await stage.untilStats((stats) => stats.blocks > blocks + 20 && rightly(stats.levels))
  })

  it('keeps drawing while the page is blocked', async () => {
    const stage = new SpectrumFixture()
    stage.show({ width: 240, height: 40, bands: 24 })
    stage.startSound()
    let before = await stage.untilStats(({ frames }) => frames > 30)
    // a busy machine needs a longer block to draw as many frames; one that waits for the page never draws them
    for (const seconds of [2, 4, 8]) {
      const end = performance.now() + 1000 * seconds
      while (performance.now() < end);
      const after = await stage.stats()
      expect(after.blocks).toBeGreaterThan(before.blocks)
      if (after.frames - before.frames > 20) return
      before = after
    }
    expect.unreachable('twenty frames were not drawn in any block')
  })
})
