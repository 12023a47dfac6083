import { describe, expect, it } from 'vitest'
import { settingGroups, settingsToReset } from '../../../src/domain/settings/setting-groups'
import { settingTable } from '../../../src/domain/settings/setting-table'
import { settingNames } from '../../../src/domain/settings/settings'

describe('settingGroups', () => {
  it('has every group of the table once', () => {
    const used = new Set(Object.values(settingTable).flatMap((row) => ('group' in row ? [row.group] : [])))
    const listed = Object.values(settingGroups).flatMap((groups) => groups.map(({ id }) => id))
    expect(listed.toSorted()).toEqual([...used].toSorted())
  })
})

describe('settingsToReset', () => {
  it('has every setting once, but the language, the volume and the delay of an output', () => {
    const kept = ['language', 'playVolume', 'playVolumeMute', 'outputOffsets']
    const reset = [...settingsToReset('main'), ...settingsToReset('player')]
    expect([...reset, ...kept].toSorted()).toEqual(settingNames.toSorted())
  })
})
