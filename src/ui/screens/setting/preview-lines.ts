import type { TextKey } from '../../../i18n/text-key'

interface PreviewLine {
  words: readonly string[]
  roma: string
  tran: TextKey
}

/** Lines that show every setting of lyrics at once: in Japanese, which has words, a romanisation and a translation. */
export const previewLines: readonly PreviewLine[] = [
  { words: ['夜が', '降りて'], roma: 'yoru ga orite', tran: 'settingPlayer.firstLine' },
  { words: ['星を', 'ひとつ', '拾う'], roma: 'hoshi o hitotsu hirou', tran: 'settingPlayer.secondLine' },
  { words: ['きみの', '窓に', '灯す'], roma: 'kimi no mado ni tomosu', tran: 'settingPlayer.thirdLine' },
]
