import type { Texts } from '../text-key'

export const app: Texts['app'] = {
  name: 'Melisma',
  loading: 'Loading',
  retry: 'Retry',
  close: 'Close',
  skip: 'Skip to content',
  unknownArtist: 'Unknown artist',
}
