import { notice } from './zh-cn/notice'
import { fm } from './zh-cn/fm'
import { time } from './zh-cn/time'
import { about } from './zh-cn/about'
import { account } from './zh-cn/account'
import { search } from './zh-cn/search'
import { history } from './zh-cn/history'
import { keyboard } from './zh-cn/keyboard'
import { lyricSettings } from './zh-cn/lyric-settings'
import { lyrics } from './zh-cn/lyrics'
import { player } from './zh-cn/player'
import { playlists } from './zh-cn/playlists'
import { quality } from './zh-cn/quality'
import { queue } from './zh-cn/queue'
import { setting } from './zh-cn/setting'
import { settingMain } from './zh-cn/setting-main'
import { settingOther } from './zh-cn/setting-other'
import { settingPlayer } from './zh-cn/setting-player'
import { sound } from './zh-cn/sound'
import { spectrum } from './zh-cn/spectrum'
import { theme } from './zh-cn/theme'
import { tier } from './zh-cn/tier'

/** The Chinese texts of all that comes after the frame. */
export const zhCNMusic = {
  notice,
  fm,
  time,
  about,
  account,
  search,
  player,
  queue,
  playlists,
  lyrics,
  sound,
  quality,
  tier,
  spectrum,
  lyricSettings,
  setting,
  theme,
  settingMain,
  settingPlayer,
  settingOther,
  history,
  keyboard,
}
