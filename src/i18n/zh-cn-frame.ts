import { app } from './zh-cn/app'
import { failure } from './zh-cn/failure'
import { home } from './zh-cn/home'
import { list } from './zh-cn/list'
import { nav } from './zh-cn/nav'
import { page } from './zh-cn/page'
import { parts } from './zh-cn/parts'

/** The Chinese texts of the frame; with those of the music part they decide which keys exist. */
export const zhCNFrame = {
  app,
  nav,
  home,
  list,
  failure,
  page,
  parts,
}
