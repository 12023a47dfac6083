import { notice } from './en/notice'
import { track } from './en/track'
import { download } from './en/download'
import { collection } from './en/collection'
import { dailySongs } from './en/daily-songs'
import { artist } from './en/artist'
import { comment } from './en/comment'
import { song } from './en/song'
import { video } from './en/video'
import { fm } from './en/fm'
import { time } from './en/time'
import { about } from './en/about'
import { account } from './en/account'
import { search } from './en/search'
import { history } from './en/history'
import { discover } from './en/discover'
import { results } from './en/results'
import { keyboard } from './en/keyboard'
import { lyricSettings } from './en/lyric-settings'
import { lyrics } from './en/lyrics'
import { player } from './en/player'
import { cloud } from './en/cloud'
import { daily } from './en/daily'
import { library } from './en/library'
import { login } from './en/login'
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
import { update } from './en/update'
import { upload } from './en/upload'
import type { MusicTexts } from './text-key'

/** The English texts of all that comes after the frame. */
export const enMusic: MusicTexts = {
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
