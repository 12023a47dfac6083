import { describe, expect, it } from 'vitest'
import { offersOf } from '../../../src/domain/settings/backup-offers'
import { defaultSettings } from '../../../src/domain/settings/settings'
import { track } from '../../support/track'

const present = {
  settings: defaultSettings,
  queue: { tracks: [track(1)], index: 0, mode: 'normal' },
  history: [track(1)],
  searchHistory: ['rain'],
} as const

describe('offersOf', () => {
  it('offers what is not here already', () => {
    const queue = { tracks: [track(1), track(2)], index: 0, mode: 'normal', position: 0 } as const
    const wanted = {
      settings: { theme: 'dark' },
      queue,
      history: [track(2), track(1)],
      searchHistory: ['fog'],
    } as const
    expect(offersOf(present, wanted)).toEqual({ settings: ['theme'], queue: 2, history: 1, searchHistory: 1 })
  })

  it('offers nothing that is here, and no empty queue', () => {
    const queue = { ...present.queue, position: 3 }
    const none = { settings: [], queue: 0, history: 0, searchHistory: 0 }
    expect(offersOf(present, { ...present, queue })).toEqual(none)
    expect(offersOf(present, { settings: {}, queue: null, history: [], searchHistory: [] })).toEqual(none)
  })
})
