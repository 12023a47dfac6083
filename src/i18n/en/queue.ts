import type { Texts } from '../text-key'

export const queue: Texts['queue'] = {
  title: 'Play queue',
  count_one: '{{count}} track',
  count_other: '{{count}} tracks',
  empty: 'The queue is empty',
  emptyHint: 'Pick a song you like',
  remove: 'Remove {{name}}',
  more: 'More for {{name}}',
  play: 'Play',
  playNext: 'Play next',
  moveUp: 'Move up',
  moveDown: 'Move down',
  takeOut: 'Remove from the queue',
  moved: '{{name}} is now number {{place}}',
  clear: 'Clear all',
  clearTitle: 'Clear the queue?',
  clearMessage: 'All songs in it ({{count}}) go, and the music stops.',
  clearConfirm: 'Clear all',
}
