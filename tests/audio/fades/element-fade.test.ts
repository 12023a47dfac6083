import { describe, expect, it } from 'vitest'
import { ElementFade } from '../../../src/audio/fades/element-fade'
import { ManualSystem } from '../../support/manual-system'

function setup() {
  const system = new ManualSystem()
  const element = { volume: 1, muted: false }
  return { system, element, fade: new ElementFade(element as HTMLMediaElement, system) }
}

describe('ElementFade', () => {
  it('starts silent and goes up by the time that passed', async () => {
    const { system, element, fade } = setup()
    expect(element.volume).toBe(0)
    const outcome = fade.to(1, 320)
    system.pass(160)
    expect(element.volume).toBeCloseTo(0.5)
    system.pass(160)
    expect(element.volume).toBe(1)
    expect(await outcome).toBe('done')
    expect(system.waiting).toBe(0)
  })

  it('turns round where it is, and takes as long as the way back is', async () => {
    const { system, element, fade } = setup()
    const up = fade.to(1, 320)
    system.pass(80)
    const down = fade.to(0, 320)
    expect(await up).toBe('cancelled')
    expect(element.volume).toBeCloseTo(0.25)
    system.pass(80)
    expect(element.volume).toBe(0)
    expect(await down).toBe('done')
    expect(fade.silent).toBe(true)
  })

  it('stays where it is while it should wait for a sound it cannot hear', async () => {
    const { system, element, fade } = setup()
    expect(await fade.to(1, 300, Infinity)).toBe('done')
    system.pass(1000)
    expect(element.volume).toBe(0)
  })

  it('multiplies with the volume and keeps the fade while muted', () => {
    const { system, element, fade } = setup()
    void fade.to(1, 0)
    fade.setGain(0.25)
    expect(element).toEqual({ volume: 0.25, muted: false })
    fade.setGain(0)
    expect(element).toEqual({ volume: 0, muted: true })
    fade.setGain(0.25)
    expect(element).toEqual({ volume: 0.25, muted: false })
    expect(system.waiting).toBe(0)
  })

  it('stops stepping when disposed', async () => {
    const { system, fade } = setup()
    const outcome = fade.to(1, 300)
    fade.dispose()
    expect(await outcome).toBe('cancelled')
    expect(system.waiting).toBe(0)
  })
})
