import { describe, expect, it } from 'vitest'
import { Observers } from '../../src/audio/observers'
import type { AudioEngineEvents } from '../../src/ports/audio-engine'

describe('Observers', () => {
  it('notifies everybody although one of them throws, and reports the exception', () => {
    const observers = new Observers<AudioEngineEvents>()
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
    observers.notify((observer) => observer.tick?.())
    window.reportError = reportError
    expect(ticks).toBe(1)
    expect(reported).toEqual([new Error('a bug')])
  })

  it('notifies an observer as often as it was added, until each is unsubscribed', () => {
    const observers = new Observers<AudioEngineEvents>()
    let ticks = 0
    const observer = { tick: () => ticks++ }
    const stop = observers.add(observer)
    observers.add(observer)
    observers.notify((one) => one.tick?.())
    expect(ticks).toBe(2)
    stop()
    observers.notify((one) => one.tick?.())
    expect(ticks).toBe(3)
  })
})
