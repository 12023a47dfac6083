import type { Language } from '../../src/contract/languages'
import { en } from './en'
import { zhCn } from './zh-cn'

/** The server's texts in one language. The Chinese table decides which there are. */
export type ServerTexts = typeof zhCn

export const serverTexts: Record<Language, ServerTexts> = { 'zh-CN': zhCn, en }
