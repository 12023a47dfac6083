import type { Texts } from '../text-key'

export const playlists: Texts['playlists'] = {
  create: 'Create playlist',
  name: 'Playlist name',
  namePlaceholder: 'A name for the playlist',
  private: 'Private playlist',
  privateHint: 'Only you can see it',
  createButton: 'Create',
  creating: 'Creating…',
  createAndAdd: 'Create and add',
  cancel: 'Cancel',
  add: 'Add to playlist',
  choices: 'Your playlists',
  empty: 'You have no playlist of your own yet',
  emptyHint: 'Create one and put songs you like in it',
}
