import { settingTable, type SettingGroupId } from './setting-table'
import { settingNames, type Settings } from './settings'

interface SettingGroup {
  id: SettingGroupId
  /** The key of its heading. */
  title: string
}

/** The groups of each settings screen, from top to bottom. */
export const settingGroups = {
  main: [
    { id: 'appearance', title: 'theme.title' },
    { id: 'general', title: 'settingMain.general' },
    { id: 'browsing', title: 'settingMain.browsing' },
    { id: 'playback', title: 'settingMain.playback' },
    { id: 'bar', title: 'settingMain.bar' },
    { id: 'access', title: 'settingMain.access' },
  ],
  player: [
    { id: 'lyrics', title: 'settingPlayer.lyrics' },
    { id: 'page', title: 'settingPlayer.page' },
    { id: 'sound', title: 'settingPlayer.sound' },
  ],
} as const satisfies Record<string, readonly SettingGroup[]>

/** Returns the settings that "restore defaults" resets on a screen. */
export function settingsToReset(screen: keyof typeof settingGroups): readonly (keyof Settings)[] {
  const groups: readonly SettingGroup[] = settingGroups[screen]
  return settingNames.filter((name) => {
    const row = settingTable[name]
    return 'group' in row && !('keptOnReset' in row) && groups.some(({ id }) => id === row.group)
  })
}
