import { isVoiceLabel } from './voice-labels'

/** What people are named for in Chinese and Korean credits; part of the text before the colon. */
const partRoles = [
  '作词 作詞 作曲 编曲 編曲 填词 填詞 谱曲 词曲 曲作者 词作者 原唱 翻唱 演唱 主唱 歌手 制作 製作 监制 監製 出品 发行 發行',
  '混音 母带 母帶 录音 錄音 和声 和聲 和音 配唱 合唱 吉他 贝斯 贝司 键盘 钢琴 弦乐 小提琴 大提琴 二胡 琵琶 编程 編程',
  '古筝 唢呐 乐队 指挥 统筹 企划 策划 版权 推广 封面 文案 营销 音乐 音频 작사 작곡 편곡',
].flatMap((group) => group.split(' '))

/** Roles so short that they must be the whole text before the colon. */
const wholeRoles = new Set('词 曲 詞 鼓 笛'.split(' '))

/** A longer text is a sentence. */
const maxPartRoleLength = 12

/** Words of English roles, by their beginnings. */
const stems =
  /^(?:lyric|compos|music|arrang|produc|writ|mix|master|record|engineer|vocal|chorus|guitar|drum|piano|keyboard|synth|publish|artist|singer|program|violin|viola|cello|perform|orchestr|percussion|trumpet|saxophon|conduct|songwrit)/
const words = new Set('bass basses string strings word words isrc op sp flute sax studio'.split(' '))
/** Words that stand beside them. */
const besides = new Set(
  'by of the and all additional executive co assistant lead main background backing electric acoustic digital chief sound audio'.split(
    ' ',
  ),
)

const han = /[\p{Script=Han}\p{Script=Hangul}]/u

/** Returns whether the text before a colon, in small letters, is a known role in the making of a song. */
export function isKnownRole(role: string): boolean {
  if (role === '' || isVoiceLabel(role)) return false
  if (wholeRoles.has(role)) return true
  if (han.test(role))
    return role.length <= maxPartRoleLength && partRoles.some((known) => role.includes(known))
  const parts = role.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
  const isRole = (part: string) => words.has(part) || stems.test(part)
  return parts.some(isRole) && parts.every((part) => isRole(part) || besides.has(part))
}

/** Returns whether a text before a colon is short enough to be a role that is not known. */
export function mayBeRole(role: string): boolean {
  return (
    role !== '' && !isVoiceLabel(role) && (han.test(role) ? role.length <= 8 : role.split(/\s+/).length <= 3)
  )
}
