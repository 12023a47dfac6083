import type { Texts } from '../text-key'

export const video: Texts['video'] = {
  title: '{{name}} - {{artist}} - Video',
  titleAlone: '{{name}} - Video',
  player: 'Video: {{name}}',
  quality: 'Quality',
  height: '{{height}}p',
  speed: 'Speed',
  rate: '{{rate}}×',
  loading: 'Fetching the video',
  noStream: 'This video cannot be played at the moment',
  noStreamHint: 'Retry, or choose another quality.',
  plays: 'Played {{count}} times',
  shares: 'Shared {{count}} times',
  published: 'Published on {{day}}',
  similar: 'Similar videos',
  noSimilar: 'No similar videos were found',
}
