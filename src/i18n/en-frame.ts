import { about } from './en/about'
import { account } from './en/account'
import { app } from './en/app'
import { failure } from './en/failure'
import { fm } from './en/fm'
import { home } from './en/home'
import { list } from './en/list'
import { nav } from './en/nav'
import { notice } from './en/notice'
import { page } from './en/page'
import { parts } from './en/parts'
import { search } from './en/search'
import { time } from './en/time'
import type { FrameTexts } from './text-key'

/** The English texts of the frame. */
export const enFrame: FrameTexts = {
  app,
  nav,
  search,
  account,
  about,
  home,
  fm,
  list,
  notice,
  failure,
  page,
  time,
  parts,
}
