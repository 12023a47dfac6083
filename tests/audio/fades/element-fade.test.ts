import { describe, expect, it } from 'vitest'
import { ElementFade } from '../../../src/audio/fades/element-fade'
import { ManualSystem } from '../../support/manual-system'

function setup() {
  const system = new ManualSystem()
  const element = { volume: 1, muted: false }
  return { system, element, fade: new ElementFade(element as HTMLMediaElement, system) }
}

describe('ElementFade', () => {
  it('starts silent and rises by the time that has passed', async () => {
    const { system, element, fade } = setup()
    expect(element.volume).toBe(0)
    const outcome = fade.to(1, 320)
    system.advance(160)
    expect(element.volume).toBeCloseTo(0.5)
    system.advance(160)
    expect(element.volume).toBe(1)
    expect(await outcome).toBe('done')
    expect(system.pendingTimers).toBe(0)
  })

  it('reverses at its current gain, and takes a share of the time', async () => {
    const { system, element, fade } = setup()
    const up = fade.to(1, 320)
    system.advance(80)
    const down = fade.to(0, 320)
    expect(await up).toBe('cancelled')
    expect(element.volume).toBeCloseTo(0.25)
    system.advance(80)
    expect(element.volume).toBe(0)
    expect(await down).toBe('done')
    expect(fade.silent).toBe(true)
  })

  it('keeps its gain while it should wait for sound that it cannot detect', async () => {
    const { system, element, fade } = setup()
    expect(await fade.to(1, 300, Infinity)).toBe('done')
    system.advance(1000)
    expect(element.volume).toBe(0)
  })

  it('is multiplied by the volume and continues while muted', () => {
    const { system, element, fade } = setup()
    void fade.to(1, 0)
    fade.setGain(0.25)
    expect(element).toEqual({ volume: 0.25, muted: false })
    fade.setGain(0)
    expect(element).toEqual({ volume: 0, muted: true })
    fade.setGain(0.25)
    expect(element).toEqual({ volume: 0.25, muted: false })
    expect(system.pendingTimers).toBe(0)
  })

  it('is multiplied by the loudness of the track, up to the loudest that an element can be', () => {
    const { element, fade } = setup()
    void fade.to(1, 0)
    fade.setGain(0.5)
    fade.setTrim(0.5)
    expect(element).toEqual({ volume: 0.25, muted: false })
    fade.setTrim(4)
    expect(element).toEqual({ volume: 1, muted: false })
    fade.setGain(0)
    expect(element).toEqual({ volume: 0, muted: true })
  })

  it('stops stepping when disposed', async () => {
    const { system, fade } = setup()
    const outcome = fade.to(1, 300)
    fade.dispose()
    expect(await outcome).toBe('cancelled')
    expect(system.pendingTimers).toBe(0)
  })
})
