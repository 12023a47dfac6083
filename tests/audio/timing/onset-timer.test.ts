import { describe, expect, it } from 'vitest'
import { OnsetTimer } from '../../../src/audio/timing/onset-timer'
import { ManualSystem } from '../../support/manual-system'

function setup(remaining: number | null) {
  const system = new ManualSystem()
  const way = { remaining, heard: 0 }
  const onset = new OnsetTimer(
    system,
    () => way.remaining,
    () => way.heard++,
  )
  return { system, way, onset }
}

describe('OnsetTimer', () => {
  it('calls once when sound that was started becomes audible', () => {
    const { system, way, onset } = setup(0.18)
    onset.update()
    expect(onset.isAudible).toBe(false)
    system.advance(179)
    expect(way.heard).toBe(0)
    way.remaining = 0
    system.advance(1)
    expect(onset.isAudible).toBe(true)
    system.advance(5000)
    expect(way.heard).toBe(1)
  })

  it('keeps waiting when the sound starts late', () => {
    const { system, way, onset } = setup(0.18)
    onset.update()
    way.remaining = 0.05
    system.advance(180)
    expect(way.heard).toBe(0)
    way.remaining = 0
    system.advance(50)
    expect(way.heard).toBe(1)
  })

  it('does not call for sound that is audible already or was stopped before', () => {
    const { system, way, onset } = setup(0)
    onset.update()
    way.remaining = 0.18
    onset.update()
    way.remaining = null
    onset.update()
    expect(onset.isAudible).toBe(false)
    system.advance(5000)
    expect(way.heard).toBe(0)
  })
})
