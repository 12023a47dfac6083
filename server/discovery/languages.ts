/** A language as far as writing tells, in the field's words. `sql` says whether a heard song `s` is of it. */
export interface Language {
  key: string
  name: string
  /** What its songs have in common, to be read after "歌名". */
  sign: string
  sql: string
}

const kana = "s.title GLOB '*[ぁ-ゖァ-ヺ]*'"
const hangul = "s.title GLOB '*[가-힣]*'"
const han = "s.title GLOB '*[㐀-䶿一-鿿]*'"
const latin = "s.title GLOB '*[A-Za-zÀ-ɏ]*'"
/** Titles in Latin letters are common everywhere: who sings them tells more. */
const easternArtist = `EXISTS (SELECT 1 FROM song_artist sa JOIN artist ar ON ar.id = sa.artist_id
  WHERE sa.song_id = s.id AND ar.name GLOB '*[ぁ-ゖァ-ヺ가-힣㐀-䶿一-鿿]*')`

export const languages: readonly Language[] = [
  { key: 'chinese', name: '华语', sign: '用汉字书写', sql: `${han} AND NOT ${kana} AND NOT ${hangul}` },
  {
    key: 'western',
    name: '欧美',
    sign: '与歌手名都用拉丁字母书写',
    sql: `${latin} AND NOT ${han} AND NOT ${kana} AND NOT ${hangul} AND NOT ${easternArtist}`,
  },
  { key: 'japanese', name: '日语', sign: '里有假名', sql: kana },
  { key: 'korean', name: '韩语', sign: '里有韩文', sql: `${hangul} AND NOT ${kana}` },
]
