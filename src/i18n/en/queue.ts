import type { Texts } from '../text-key'

export const queue: Texts['queue'] = {
  title: 'Play queue',
  count_one: '{{count}} track',
  count_other: '{{count}} tracks',
  empty: 'The queue is empty',
  emptyHint: 'Pick a song you like',
  remove: 'Remove {{name}}',
}
