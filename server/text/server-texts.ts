import type { Language } from '../../src/contract/languages'
import { en } from './en'
import { type ServerTexts, zhCn } from './zh-cn'

export const serverTexts: Record<Language, ServerTexts> = { 'zh-CN': zhCn, en }
