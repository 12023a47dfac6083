import type { Texts } from '../text-key'

export const history: Texts['history'] = {
  title: 'Play history',
  count_one: '{{count}} song',
  count_other: '{{count}} songs',
  note: 'Only the last 100 songs are kept',
  notKept: 'The browser stores nothing, so this history lasts for this visit only',
  empty: 'Nothing played yet',
  emptyHint: 'What you listen to appears here.',
  clear: 'Clear play history',
  clearTitle: 'Clear play history?',
  clearMessage: 'All of it is deleted for good. The play queue stays as it is.',
  clearConfirm: 'Clear',
  cleared: 'Play history cleared',
  clearFailed: 'The play history could not be cleared; try again later',
}
