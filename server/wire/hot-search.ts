import type { HotTerm } from '../search/hot-terms'

const risingIcon = '/rising.svg'

/**
 * A row of `/search/hot/detail`. `iconType` 1 marks what is sought most, 5 with a picture what has come up lately,
 * 0 nothing; `score` is the number of searches that still count.
 */
export function wireHotSearch({ shown, score, rising }: HotTerm, at: number) {
  const iconType = at === 0 ? 1 : rising ? 5 : 0
  return {
    searchWord: shown,
    score,
    content: '',
    source: 0,
    iconType,
    iconUrl: iconType === 5 ? risingIcon : null,
    url: '',
    alg: 'library',
  }
}
