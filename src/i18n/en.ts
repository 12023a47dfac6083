import { app } from './en/app'
import { failure } from './en/failure'
import { home } from './en/home'
import { list } from './en/list'
import { lyricSettings } from './en/lyric-settings'
import { lyrics } from './en/lyrics'
import { nav } from './en/nav'
import { notice } from './en/notice'
import { page } from './en/page'
import { player } from './en/player'
import { quality } from './en/quality'
import { queue } from './en/queue'
import { setting } from './en/setting'
import { sound } from './en/sound'
import { spectrum } from './en/spectrum'
import { tier } from './en/tier'
import type { Texts } from './text-key'

/** The English texts. */
export const en: Texts = {
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
