import { told, type ServerText } from './told'

/** The categories in English by NetEase's names, which are the ones that are stored. */
export const englishCategories: Readonly<Record<string, string>> = {
  华语: 'Chinese',
  欧美: 'Western',
  日语: 'Japanese',
  韩语: 'Korean',
  粤语: 'Cantonese',
  小语种: 'Other languages',
  流行: 'Pop',
  摇滚: 'Rock',
  民谣: 'Folk',
  电子: 'Electronic',
  舞曲: 'Dance',
  说唱: 'Hip-hop',
  轻音乐: 'Easy listening',
  爵士: 'Jazz',
  乡村: 'Country',
  'R&B/Soul': 'R&B/Soul',
  古典: 'Classical',
  民族: 'Ethnic',
  英伦: 'Britpop',
  金属: 'Metal',
  朋克: 'Punk',
  蓝调: 'Blues',
  雷鬼: 'Reggae',
  世界音乐: 'World',
  拉丁: 'Latin',
  古风: 'Ancient Chinese style',
  后摇: 'Post-rock',
  清晨: 'Morning',
  夜晚: 'Night',
  学习: 'Study',
  工作: 'Work',
  午休: 'Noon rest',
  下午茶: 'Afternoon tea',
  地铁: 'Commute',
  驾车: 'Driving',
  运动: 'Sports',
  旅行: 'Travel',
  散步: 'Walking',
  酒吧: 'Bar',
  怀旧: 'Nostalgic',
  清新: 'Fresh',
  浪漫: 'Romantic',
  伤感: 'Sad',
  治愈: 'Soothing',
  放松: 'Relaxing',
  孤独: 'Lonely',
  感动: 'Touching',
  兴奋: 'Excited',
  快乐: 'Happy',
  安静: 'Quiet',
  思念: 'Longing',
  综艺: 'TV shows',
  影视原声: 'Soundtracks',
  ACG: 'ACG',
  儿童: 'Children',
  校园: 'Campus',
  游戏: 'Games',
  '70后': 'Born in the 70s',
  '80后': 'Born in the 80s',
  '90后': 'Born in the 90s',
  '00后': 'Born in the 2000s',
  网络歌曲: 'Internet hits',
  KTV: 'Karaoke',
  经典: 'Classics',
  翻唱: 'Covers',
  吉他: 'Guitar',
  钢琴: 'Piano',
  器乐: 'Instrumental',
  榜单: 'Charts',
  歌词: 'Lyrics',
  音质: 'Sound quality',
  时长: 'Length',
}

const stored = new Map(
  Object.entries(englishCategories).map(([category, name]) => [name.toLowerCase(), category]),
)

/** `90年代` and `1990s`; `2010年代` and `2010s`. */
const storedDecade = /^(\d\d|\d{4})年代$/
const englishDecade = /^(\d{3}0)s$/

/** Returns the category of the decade that starts with `decade`: `90年代`, `2010年代`. */
export function decadeCategory(decade: number): string {
  return `${decade >= 1920 && decade < 2000 ? decade % 100 : decade}年代`
}

const englishOf = (category: string): string => {
  const decade = storedDecade.exec(category)?.[1]
  if (decade) return `${decade.length === 2 ? 1900 + Number(decade) : decade}s`
  return englishCategories[category] ?? category
}

/** Returns the name of a category as it is shown. A genre from a file is the same in every language. */
export function categoryText(category: string): ServerText {
  const english = englishOf(category)
  return english === category ? category : told(({ categories }) => categories.name(category, english))
}

/** Returns the stored name of a category that a client sends in any language. */
export function readCategory(shown: string): string {
  const decade = englishDecade.exec(shown)?.[1]
  return decade ? decadeCategory(Number(decade)) : (stored.get(shown.toLowerCase()) ?? shown)
}
