import { afterEach, describe, expect, it, vi } from 'vitest'
import { Deck } from '../../../src/audio/decks/deck'
import { browserSystem } from '../../../src/browser/browser-system'
import { cleanups, runCleanups } from '../../support/cleanups'

afterEach(runCleanups)

describe('Deck', () => {
  it('is not past what it has played when a truncated file ends', () => {
    const element = new Audio()
    const deck = new Deck(1, 'plain', element, browserSystem, () => {})
    cleanups.push(() => deck.dispose())
    const state = { currentTime: 0, ended: false }
    Object.defineProperties(element, {
      currentTime: { get: () => state.currentTime },
      ended: { get: () => state.ended },
    })
    using clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
    deck.open({ url: 'data:,', at: 0 })
    clock.mockReturnValue(6600)
    state.currentTime = 5.6
    element.dispatchEvent(new Event('timeupdate'))
    expect(deck.time).toBeCloseTo(5.6)
    // Chromium jumps to where the whole file would end
    Object.assign(state, { currentTime: 16, ended: true })
    expect(deck.time).toBeGreaterThan(5.5)
    expect(deck.time).toBeLessThan(6)
  })
})
