import type { Texts } from '../text-key'

export const app: Texts['app'] = {
  name: 'Melisma',
  loading: 'Loading',
  stillLoading: 'Still loading; the connection seems to be slow',
  retry: 'Retry',
  close: 'Close',
  skip: 'Skip to content',
  unknownArtist: 'Unknown artist',
  bug: 'Something went wrong; the music plays on',
}
