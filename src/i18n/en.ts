import { about } from './en/about'
import { account } from './en/account'
import { app } from './en/app'
import { failure } from './en/failure'
import { history } from './en/history'
import { home } from './en/home'
import { keyboard } from './en/keyboard'
import { list } from './en/list'
import { lyricSettings } from './en/lyric-settings'
import { lyrics } from './en/lyrics'
import { nav } from './en/nav'
import { notice } from './en/notice'
import { page } from './en/page'
import { parts } from './en/parts'
import { player } from './en/player'
import { playlists } from './en/playlists'
import { quality } from './en/quality'
import { queue } from './en/queue'
import { search } from './en/search'
import { setting } from './en/setting'
import { settingMain } from './en/setting-main'
import { settingOther } from './en/setting-other'
import { settingPlayer } from './en/setting-player'
import { sound } from './en/sound'
import { spectrum } from './en/spectrum'
import { theme } from './en/theme'
import { tier } from './en/tier'
import { time } from './en/time'
import type { Texts } from './text-key'

/** The English texts. */
export const en: Texts = {
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
