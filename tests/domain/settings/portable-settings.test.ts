import { describe, expect, it } from 'vitest'
import { changesOf } from '../../../src/domain/settings/portable-settings'
import { defaultSettings } from '../../../src/domain/settings/settings'

describe('changesOf', () => {
  it('names those that are not what they are now', () => {
    expect(changesOf(defaultSettings, { theme: 'dark', showRoma: true, lyricsFontSize: 3.2 })).toEqual([
      'theme',
      'lyricsFontSize',
    ])
  })
})
