import { describe, expect, it, onTestFinished } from 'vitest'
import { Turntable } from '../../../../src/ui/features/player/turntable'

function disc(): HTMLElement {
  const made = document.createElement('div')
  document.body.append(made)
  onTestFinished(() => made.remove())
  return made
}

const degrees = (element: HTMLElement) => {
  const { a, b } = new DOMMatrix(getComputedStyle(element).transform)
  return (Math.atan2(b, a) * 180) / Math.PI
}

function only(element: HTMLElement): Animation {
  const all = element.getAnimations()
  expect(all).toHaveLength(1)
  return all[0]!
}

describe('Turntable', () => {
  it('turns once in 18 seconds at full speed', () => {
    const element = disc()
    new Turntable(element).start()
    const motion = only(element)
    motion.pause()
    motion.currentTime = 10_000
    const before = degrees(element)
    motion.currentTime = 14_500
    expect(degrees(element) - before).toBeCloseTo(90, 3)
    motion.currentTime = 28_000
    expect(degrees(element)).toBeCloseTo(before, 3)
  })

  it('starts and stops smoothly', () => {
    const element = disc()
    const turntable = new Turntable(element)
    turntable.start()
    const starting = only(element)
    starting.pause()
    starting.currentTime = 90
    expect(degrees(element)).toBeLessThan(0.5)
    starting.currentTime = 20_000
    const before = degrees(element)
    turntable.stop()
    const stopping = only(element)
    stopping.pause()
    stopping.currentTime = 0
    expect(degrees(element)).toBeCloseTo(before, 3)
    stopping.currentTime = 810
    const nearly = degrees(element)
    stopping.finish()
    expect(degrees(element) - nearly).toBeLessThan(0.5)
  })

  it('continues from where it stopped', () => {
    const element = disc()
    const turntable = new Turntable(element)
    turntable.start()
    only(element).currentTime = 20_000
    turntable.stop()
    only(element).finish()
    const rest = degrees(element)
    expect(rest).not.toBeCloseTo(0, 0)
    turntable.start()
    const motion = only(element)
    motion.pause()
    motion.currentTime = 0
    expect(degrees(element)).toBeCloseTo(rest, 3)
  })

  it('leaves no animation when disposed, and the disc at its angle', () => {
    const element = disc()
    const turntable = new Turntable(element)
    turntable.start()
    const motion = only(element)
    motion.pause()
    motion.currentTime = 5000
    const before = degrees(element)
    turntable.dispose()
    expect(element.getAnimations()).toHaveLength(0)
    expect(degrees(element)).toBeCloseTo(before, 3)
  })
})
