import type { Texts } from '../text-key'

export const about: Texts['about'] = {
  title: 'About',
  purpose: 'A music player whose lyrics follow the voice, word by word',
  version: 'Version',
  licence: 'Licence',
  rights: '© 2026 The Melisma authors',
}
