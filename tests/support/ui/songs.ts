import { emptyLyrics, type LyricData } from '../../../src/domain/lyrics/lyric-data'

/** One line with words, a translation and a romanisation. */
export const songWithEverything: LyricData = {
  ...emptyLyrics,
  lrc: [{ time: 1, content: '海です', tran: 'The sea', roma: 'umi desu' }],
  yrc: [
    {
      time: 1,
      endTime: 3,
      content: [
        { time: 1.1, duration: 1, content: '海' },
        { time: 2.1, duration: 1, content: 'です' },
      ],
      tran: 'The sea',
      roma: 'umi desu',
    },
  ],
  hasLrcTran: true,
  hasLrcRoma: true,
  hasYrc: true,
  hasYrcTran: true,
  hasYrcRoma: true,
}

/** One line and nothing that goes with it. */
export const barePlainSong: LyricData = { ...emptyLyrics, lrc: [{ time: 1, content: '海です' }] }
