import { notice } from './en/notice'
import { fm } from './en/fm'
import { time } from './en/time'
import { about } from './en/about'
import { account } from './en/account'
import { search } from './en/search'
import { history } from './en/history'
import { keyboard } from './en/keyboard'
import { lyricSettings } from './en/lyric-settings'
import { lyrics } from './en/lyrics'
import { player } from './en/player'
import { playlists } from './en/playlists'
import { quality } from './en/quality'
import { queue } from './en/queue'
import { setting } from './en/setting'
import { settingMain } from './en/setting-main'
import { settingOther } from './en/setting-other'
import { settingPlayer } from './en/setting-player'
import { sound } from './en/sound'
import { spectrum } from './en/spectrum'
import { theme } from './en/theme'
import { tier } from './en/tier'
import type { MusicTexts } from './text-key'

/** The English texts of all that comes after the frame. */
export const enMusic: MusicTexts = {
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
