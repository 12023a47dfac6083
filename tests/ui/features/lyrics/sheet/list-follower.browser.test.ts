import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runCleanups } from '../../../../support/cleanups'
import { startAnchor } from '../../../../../src/ui/features/lyrics/sheet/list-follower'
import { resumeAfterMs } from '../../../../../src/ui/features/lyrics/sheet/user-scroll'
import { openSheet as open, type SheetFixture, song } from '../../../../support/ui/sheet-fixture'

afterEach(() => {
  runCleanups()
  vi.useRealTimers()
})

/** Finishes the glide, so that the list is at its target. */
function settle(list: HTMLElement): void {
  for (const animation of list.getAnimations()) animation.finish()
}

function topIn({ viewport, list }: SheetFixture, line: number): number {
  const item = list.children[line]?.getBoundingClientRect()
  return (item?.top ?? Number.NaN) - viewport.getBoundingClientRect().top
}

describe('ListFollower', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  it.each(['start', 'center'] as const)(
    'scrolls the current line to its place, aligned to the %s',
    (align) => {
      const opened = open(song(40), { align, at: 5.5 })
      for (const seconds of [6.5, 7.5, 30.5, 0.5, 39.5]) {
        opened.clock.seconds = seconds
        opened.sheet.sync()
        settle(opened.list)
        const line = Math.floor(seconds)
        const height = opened.list.children[line]?.getBoundingClientRect().height ?? 0
        const wanted = align === 'start' ? 400 * startAnchor : (400 - height) / 2
        expect(Math.abs(topIn(opened, line) - wanted)).toBeLessThanOrEqual(1)
      }
    },
  )

  it('glides to the next line from where it is, by one animation', () => {
    const opened = open(song(40), { at: 5.5 })
    const before = topIn(opened, 6)
    opened.clock.seconds = 6.5
    opened.sheet.sync()
    expect(opened.list.getAnimations()).toHaveLength(1)
    const [glide] = opened.list.getAnimations()
    glide?.pause()
    if (glide) glide.currentTime = 0
    expect(topIn(opened, 6)).toBeCloseTo(before, 0)
  })

  it('glides on from where it is when lines follow fast', () => {
    const opened = open(song(40), { at: 5.5 })
    opened.clock.seconds = 6.5
    opened.sheet.sync()
    const [first] = opened.list.getAnimations()
    if (first) first.currentTime = 80
    const middle = topIn(opened, 7)
    opened.clock.seconds = 7.5
    opened.sheet.sync()
    const [second] = opened.list.getAnimations()
    second?.pause()
    if (second) second.currentTime = 0
    expect(topIn(opened, 7)).toBeCloseTo(middle, 0)
    expect(opened.list.getAnimations()).toHaveLength(1)
  })

  it.each([
    ['on a long seek', {}, 20.5],
    ['with reduced motion', { reducedMotion: true }, 6.5],
  ])('jumps %s', (_, options, seconds) => {
    const opened = open(song(40), { at: 5.5, ...options })
    opened.clock.seconds = seconds
    opened.sheet.sync()
    expect(opened.list.getAnimations()).toEqual([])
    expect(topIn(opened, Math.floor(seconds))).toBeCloseTo(80, 0)
  })

  it('stays where the listener scrolls, and returns by itself', () => {
    const opened = open(song(40), { at: 5.5 })
    opened.viewport.dispatchEvent(new WheelEvent('wheel', { deltaY: 50, bubbles: true }))
    opened.viewport.scrollTop += 200
    const scrolled = opened.viewport.scrollTop
    opened.clock.seconds = 6.5
    opened.sheet.sync()
    expect(opened.viewport.scrollTop).toBe(scrolled)
    vi.advanceTimersByTime(resumeAfterMs - 1)
    expect(opened.sheet.following).toBe(false)
    vi.advanceTimersByTime(1)
    settle(opened.list)
    expect(topIn(opened, 6)).toBeCloseTo(80, 0)
    expect(opened.told).toEqual([false, true])
  })

  it('glides back from where the listener left it, and jumps from far away', () => {
    const opened = open(song(40), { at: 5.5 })
    for (const [scrolled, glides] of [
      [150, 1],
      [900, 0],
    ] as const) {
      opened.viewport.dispatchEvent(new WheelEvent('wheel', { deltaY: 50 }))
      opened.viewport.scrollTop += scrolled
      const before = topIn(opened, 5)
      vi.advanceTimersByTime(resumeAfterMs)
      const animations = opened.list.getAnimations()
      expect(animations).toHaveLength(glides)
      for (const animation of animations) {
        animation.pause()
        animation.currentTime = 0
        expect(topIn(opened, 5)).toBeCloseTo(before, 0)
      }
      settle(opened.list)
    }
  })

  it('keeps lighting words while the listener scrolls', () => {
    const opened = open(song(40), { at: 5.5 })
    opened.viewport.dispatchEvent(new WheelEvent('wheel', { deltaY: 50 }))
    opened.clock.seconds = 7.5
    opened.sheet.sync()
    expect(opened.list.children[7]?.getAttribute('data-lit')).toBe('overlay')
  })

  it('treats a press that moves ten pixels as scrolling, but not a click', () => {
    const opened = open(song(40), { at: 5.5 })
    const { viewport, sheet } = opened
    const line = opened.list.children[5]
    const press = (type: string, clientY: number): void => {
      line?.dispatchEvent(new PointerEvent(type, { clientX: 50, clientY, buttons: 1, bubbles: true }))
    }
    press('pointerdown', 100)
    press('pointermove', 108)
    expect(sheet.following).toBe(true)
    press('pointermove', 111)
    expect(sheet.following).toBe(false)
    vi.advanceTimersByTime(resumeAfterMs * 3)
    expect(sheet.following).toBe(false)
    press('pointerup', 111)
    vi.advanceTimersByTime(resumeAfterMs)
    expect(sheet.following).toBe(true)
    expect(viewport.isConnected).toBe(true)
  })

  it('follows again once the listener clicks a line', () => {
    const opened = open(song(40), { at: 5.5 })
    opened.viewport.dispatchEvent(new WheelEvent('wheel', { deltaY: 50 }))
    opened.list.children[9]?.querySelector<HTMLElement>('[role=button]')?.click()
    expect(opened.sheet.following).toBe(true)
    opened.clock.seconds = 9
    opened.sheet.sync()
    settle(opened.list)
    expect(topIn(opened, 9)).toBeCloseTo(80, 0)
  })

  it.each([
    ['stays', true, false],
    ['goes on', false, true],
  ])('%s under the mouse when the setting says so', (_, pauseOnHover, following) => {
    const opened = open(song(40), { at: 5.5, pauseOnHover })
    opened.viewport.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    expect(opened.sheet.following).toBe(following)
    opened.clock.seconds = 6.5
    opened.sheet.sync()
    opened.viewport.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    settle(opened.list)
    expect(opened.sheet.following).toBe(true)
    expect(topIn(opened, 6)).toBeCloseTo(80, 0)
  })

  it('blurs lines by their distance, by setting', () => {
    const opened = open(song(12), { at: 5.5, blur: true })
    const distances = [...opened.list.children].map((item) => item.getAttribute('data-distance'))
    expect(distances).toEqual(['5', '4', '3', '2', '1', '0', '1', '2', '3', '4', '5', '5'])
  })
})
