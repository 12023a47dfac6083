import { app } from './en/app'
import { failure } from './en/failure'
import { home } from './en/home'
import { list } from './en/list'
import { nav } from './en/nav'
import { page } from './en/page'
import { parts } from './en/parts'
import type { FrameTexts } from './text-key'

/** The English texts of the frame. */
export const enFrame: FrameTexts = {
  app,
  nav,
  home,
  list,
  failure,
  page,
  parts,
}
