import { describe, expect, it } from 'vitest'
import { Observers } from '../../src/audio/observers'
import type { PlayerEvents } from '../../src/ports/player'

describe('Observers', () => {
  it('tells everybody although one of them throws, and reports that one', () => {
    const observers = new Observers<PlayerEvents>()
    const reported: unknown[] = []
    const { reportError } = window
    window.reportError = (error) => reported.push(error)
    let ticks = 0
    observers.add({
      tick: () => {
        throw new Error('a bug')
      },
    })
    observers.add({ tick: () => ticks++ })
    observers.tell((observer) => observer.tick?.())
    window.reportError = reportError
    expect(ticks).toBe(1)
    expect(reported).toEqual([new Error('a bug')])
  })

  it('tells the same observer as often as it was added, until each is taken back', () => {
    const observers = new Observers<PlayerEvents>()
    let ticks = 0
    const observer = { tick: () => ticks++ }
    const stop = observers.add(observer)
    observers.add(observer)
    observers.tell((one) => one.tick?.())
    expect(ticks).toBe(2)
    stop()
    observers.tell((one) => one.tick?.())
    expect(ticks).toBe(3)
  })
})
