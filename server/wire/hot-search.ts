/** A row of `/search/hot/detail`. `iconType` 1 marks what is sought most; 0 is plain. */
export function wireHotSearch(searchWord: string, score: number, iconType: 0 | 1) {
  return { searchWord, score, content: '', source: 0, iconType, iconUrl: null, url: '', alg: 'library' }
}
