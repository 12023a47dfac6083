import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../../src/domain/settings/settings'
import { mainSettings, playerSettings } from '../../../../src/ui/screens/setting/restored-settings'

/** Set elsewhere: the language stays readable, loudness belongs to the bar, and a delay is a measurement. */
const apart = ['language', 'playVolume', 'playVolumeMute', 'outputOffsets']

describe('mainSettings and playerSettings', () => {
  it('are every setting once, but those that a reset of a screen leaves alone', () => {
    expect([...mainSettings, ...playerSettings, ...apart].sort()).toEqual(Object.keys(defaultSettings).sort())
  })
})
