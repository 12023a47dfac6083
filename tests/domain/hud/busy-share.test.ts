import { describe, expect, it } from 'vitest'
import { BusyShare } from '../../../src/domain/hud/busy-share'

describe('BusyShare', () => {
  it('is the part of the window that was busy', () => {
    const share = new BusyShare(10_000)
    share.add(21_000, 500)
    share.add(25_000, 1500)
    expect(share.at(30_000)).toBe(0.2)
  })

  it('forgets what has left the window, and cuts what is leaving it', () => {
    const share = new BusyShare(10_000)
    share.add(1000, 4000)
    expect(share.at(12_000)).toBe(0.3)
    expect(share.at(15_000)).toBe(0)
  })

  it('counts from the opening of a page that is younger than the window', () => {
    const share = new BusyShare(10_000)
    share.add(100, 500)
    expect(share.at(1000)).toBe(0.5)
    expect(new BusyShare(10_000).at(0)).toBe(0)
  })
})
