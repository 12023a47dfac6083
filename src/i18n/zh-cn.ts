import { app } from './zh-cn/app'
import { failure } from './zh-cn/failure'
import { home } from './zh-cn/home'
import { list } from './zh-cn/list'
import { lyricSettings } from './zh-cn/lyric-settings'
import { lyrics } from './zh-cn/lyrics'
import { nav } from './zh-cn/nav'
import { notice } from './zh-cn/notice'
import { page } from './zh-cn/page'
import { player } from './zh-cn/player'
import { quality } from './zh-cn/quality'
import { queue } from './zh-cn/queue'
import { setting } from './zh-cn/setting'
import { sound } from './zh-cn/sound'
import { spectrum } from './zh-cn/spectrum'
import { tier } from './zh-cn/tier'

/** The Chinese texts: the source of the keys. Gaps are written `{{name}}`. */
export const zhCN = {
  app,
  nav,
  home,
  list,
  player,
  queue,
  lyrics,
  sound,
  quality,
  tier,
  spectrum,
  notice,
  failure,
  lyricSettings,
  setting,
  page,
}
