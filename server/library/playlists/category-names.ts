/** The groups of categories by NetEase's numbers: language, style, scene, mood, theme. */
const categoryGroups = [0, 1, 2, 3, 4] as const

export type CategoryGroup = (typeof categoryGroups)[number]

/** NetEase's categories by group. Any other name is a style. */
const known: Readonly<Record<CategoryGroup, string>> = {
  0: '华语 欧美 日语 韩语 粤语 小语种',
  1: `流行 摇滚 民谣 电子 舞曲 说唱 轻音乐 爵士 乡村 R&B/Soul 古典 民族
    英伦 金属 朋克 蓝调 雷鬼 世界音乐 拉丁 古风 后摇`,
  2: '清晨 夜晚 学习 工作 午休 下午茶 地铁 驾车 运动 旅行 散步 酒吧',
  3: '怀旧 清新 浪漫 伤感 治愈 放松 孤独 感动 兴奋 快乐 安静 思念',
  4: `综艺 影视原声 ACG 儿童 校园 游戏 70后 80后 90后 00后 网络歌曲 KTV 经典
    翻唱 吉他 钢琴 器乐 榜单 歌词 音质 时长`,
}

/** Genre names as files spell them, and NetEase's category. The first match counts. */
const genres: readonly (readonly [RegExp, string])[] = [
  [/k-?pop|j-?pop|mandopop|cantopop|c-?pop|\bpop\b|流行/i, '流行'],
  [/post[ -]?rock|后摇/i, '后摇'],
  [/brit(ish|[ -]?pop)|英伦/i, '英伦'],
  [/metal|金属/i, '金属'],
  [/punk|朋克/i, '朋克'],
  [/rock|grunge|摇滚/i, '摇滚'],
  [/hip[ -]?hop|\brap\b|说唱|嘻哈/i, '说唱'],
  [/r ?& ?b|\brnb\b|soul|funk|motown/i, 'R&B/Soul'],
  [/bossa/i, 'Bossa Nova'],
  [/jazz|swing|bebop|爵士/i, '爵士'],
  [/blues|蓝调/i, '蓝调'],
  [/country|bluegrass|乡村/i, '乡村'],
  [/folk|singer[ /-]?songwriter|民谣/i, '民谣'],
  [/reggae|\bska\b|dub\b|雷鬼/i, '雷鬼'],
  [/latin|salsa|tango|samba|拉丁/i, '拉丁'],
  [/new[ -]?age|meditation|新世纪/i, 'New Age'],
  [/dance|disco|舞曲/i, '舞曲'],
  [/electr|techno|house|trance|ambient|edm|drum ?(&|and|n) ?bass|synth|电子/i, '电子'],
  [/easy listening|轻音乐/i, '轻音乐'],
  [/classical|baroque|opera|symphon|chamber|古典/i, '古典'],
  [/soundtrack|\bost\b|score|film|原声/i, '影视原声'],
  [/anime|vocaloid|acg|动漫/i, 'ACG'],
  [/game|chiptune|8-?bit|游戏/i, '游戏'],
  [/child|kids|儿童/i, '儿童'],
  [/古风|中国风/, '古风'],
  [/ethnic|民族/i, '民族'],
  [/world|世界/i, '世界音乐'],
  [/piano|钢琴/i, '钢琴'],
  [/guitar|吉他/i, '吉他'],
  [/instrumental|器乐|纯音乐/i, '器乐'],
]

/** Returns the category of a genre: NetEase's name where there is one, else the genre itself. */
export function genreCategory(genre: string): string {
  return genres.find(([test]) => test.test(genre))?.[1] ?? genre
}

/** Returns the group of a category. Decades are themes, unknown names are styles. */
export function categoryGroupOf(category: string): CategoryGroup {
  const group = categoryGroups.find((each) => known[each].split(/\s+/).includes(category))
  return group ?? (category.endsWith('年代') ? 4 : 1)
}
