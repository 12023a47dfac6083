import { describe, expect, it } from 'vitest'
import { Onset } from '../../../src/audio/timing/onset'
import { ManualSystem } from '../../support/manual-system'

function setup(remaining: number | null) {
  const system = new ManualSystem()
  const way = { remaining, heard: 0 }
  const onset = new Onset(
    system,
    () => way.remaining,
    () => way.heard++,
  )
  return { system, way, onset }
}

describe('Onset', () => {
  it('tells once when sound that was on its way is heard', () => {
    const { system, way, onset } = setup(0.18)
    onset.look()
    expect(onset.passed).toBe(false)
    system.pass(179)
    expect(way.heard).toBe(0)
    way.remaining = 0
    system.pass(1)
    expect(onset.passed).toBe(true)
    system.pass(5000)
    expect(way.heard).toBe(1)
  })

  it('waits on when the sound started late', () => {
    const { system, way, onset } = setup(0.18)
    onset.look()
    way.remaining = 0.05
    system.pass(180)
    expect(way.heard).toBe(0)
    way.remaining = 0
    system.pass(50)
    expect(way.heard).toBe(1)
  })

  it('tells nothing of what is heard already, or was stopped on its way', () => {
    const { system, way, onset } = setup(0)
    onset.look()
    way.remaining = 0.18
    onset.look()
    way.remaining = null
    onset.look()
    expect(onset.passed).toBe(false)
    system.pass(5000)
    expect(way.heard).toBe(0)
  })
})
