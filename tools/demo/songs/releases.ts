/** Something one can buy: its pieces share the cover. Colours run from the deepest to the brightest. */
export interface Release {
  artist: string
  title: string
  year: number
  tracks: number
  cover: 'rain' | 'tide' | 'soda' | 'copper' | 'afternoon' | 'store'
}

export const releases = {
  rain: { artist: '纸鸢电台', title: '雨天的频率', year: 2024, tracks: 4, cover: 'rain' },
  tide: { artist: 'Marlow & Fen', title: 'Low Tide Almanac', year: 2023, tracks: 3, cover: 'tide' },
  soda: { artist: '海月ソーダ', title: 'クラゲの通信', year: 2025, tracks: 2, cover: 'soda' },
  copper: { artist: 'Okapi Lane', title: 'Copper Hour', year: 2022, tracks: 1, cover: 'copper' },
  afternoon: { artist: '沈见鹿', title: '午后三点', year: 2025, tracks: 1, cover: 'afternoon' },
  store: { artist: '夜航灯', title: '凌晨便利店', year: 2024, tracks: 1, cover: 'store' },
} as const satisfies Record<string, Release>
