import { about } from './zh-cn/about'
import { account } from './zh-cn/account'
import { app } from './zh-cn/app'
import { failure } from './zh-cn/failure'
import { history } from './zh-cn/history'
import { home } from './zh-cn/home'
import { keyboard } from './zh-cn/keyboard'
import { list } from './zh-cn/list'
import { lyricSettings } from './zh-cn/lyric-settings'
import { lyrics } from './zh-cn/lyrics'
import { nav } from './zh-cn/nav'
import { notice } from './zh-cn/notice'
import { page } from './zh-cn/page'
import { parts } from './zh-cn/parts'
import { player } from './zh-cn/player'
import { playlists } from './zh-cn/playlists'
import { quality } from './zh-cn/quality'
import { queue } from './zh-cn/queue'
import { search } from './zh-cn/search'
import { setting } from './zh-cn/setting'
import { settingMain } from './zh-cn/setting-main'
import { settingOther } from './zh-cn/setting-other'
import { settingPlayer } from './zh-cn/setting-player'
import { sound } from './zh-cn/sound'
import { spectrum } from './zh-cn/spectrum'
import { theme } from './zh-cn/theme'
import { tier } from './zh-cn/tier'
import { time } from './zh-cn/time'

/** The Chinese texts: the source of the keys. Gaps are written `{{name}}`. */
export const zhCN = {
  app,
  nav,
  search,
  account,
  about,
  home,
  list,
  player,
  queue,
  playlists,
  lyrics,
  sound,
  quality,
  tier,
  spectrum,
  notice,
  failure,
  lyricSettings,
  setting,
  theme,
  settingMain,
  settingPlayer,
  settingOther,
  page,
  history,
  keyboard,
  time,
  parts,
}
