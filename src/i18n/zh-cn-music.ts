import { notice } from './zh-cn/notice'
import { track } from './zh-cn/track'
import { download } from './zh-cn/download'
import { collection } from './zh-cn/collection'
import { dailySongs } from './zh-cn/daily-songs'
import { artist } from './zh-cn/artist'
import { comment } from './zh-cn/comment'
import { song } from './zh-cn/song'
import { video } from './zh-cn/video'
import { fm } from './zh-cn/fm'
import { time } from './zh-cn/time'
import { about } from './zh-cn/about'
import { account } from './zh-cn/account'
import { search } from './zh-cn/search'
import { history } from './zh-cn/history'
import { discover } from './zh-cn/discover'
import { results } from './zh-cn/results'
import { keyboard } from './zh-cn/keyboard'
import { lyricSettings } from './zh-cn/lyric-settings'
import { lyrics } from './zh-cn/lyrics'
import { player } from './zh-cn/player'
import { cloud } from './zh-cn/cloud'
import { daily } from './zh-cn/daily'
import { library } from './zh-cn/library'
import { login } from './zh-cn/login'
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
import { update } from './zh-cn/update'
import { upload } from './zh-cn/upload'

/** The Chinese texts of all that comes after the frame. */
export const zhCNMusic = {
  notice,
  track,
  download,
  collection,
  dailySongs,
  artist,
  song,
  comment,
  video,
  fm,
  time,
  about,
  account,
  search,
  player,
  queue,
  playlists,
  login,
  library,
  cloud,
  upload,
  update,
  daily,
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
  discover,
  results,
  keyboard,
}
