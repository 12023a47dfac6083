import type { Settings } from '../../../domain/settings/settings'
import type { PortableSetting } from '../../../domain/settings/portable-settings'
import type { TextKey } from '../../../i18n/text-key'
import { qualityNames } from '../../sound/quality-names'
import { tierNames } from '../../sound/tier-names'
import { themeNames } from '../../theme/theme-names'
import { useText } from '../../use-text'

/** The values of those settings that choose among a few, as on their own rows. */
const choices: Partial<Record<PortableSetting, Readonly<Record<string, TextKey>>>> = {
  theme: { light: 'theme.light', dark: 'theme.dark' },
  themeType: themeNames,
  language: { 'zh-CN': 'settingMain.chinese', en: 'settingMain.english' },
  listClickMode: { dblclick: 'settingMain.doubleClick', click: 'settingMain.singleClick' },
  playerStyle: { cover: 'settingPlayer.cover', record: 'settingPlayer.record' },
  backgroundImageShow: { blur: 'settingPlayer.blur', solid: 'settingPlayer.solid' },
  lyricsPosition: { left: 'lyricSettings.left', center: 'lyricSettings.center' },
  lyricsBlock: { start: 'lyricSettings.top', center: 'lyricSettings.center' },
  songLevel: qualityNames,
  qualityTier: { ...tierNames, auto: 'settingOther.auto' },
}

/** Gives the value of a setting as a listener reads it. */
export function useSettingValue(): (key: PortableSetting, settings: Settings) => string {
  const { text } = useText()
  return (key, settings) => {
    const value = settings[key]
    if (typeof value === 'boolean') return text(value ? 'settingOther.on' : 'settingOther.off')
    if (key === 'lyricsFontSize') return settings.lyricsFontSize.toFixed(2)
    const name = choices[key]?.[String(value)]
    return name ? text(name) : String(value)
  }
}
