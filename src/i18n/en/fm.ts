import type { Texts } from '../text-key'

export const fm: Texts['fm'] = {
  title: 'Personal FM',
  intro: 'Songs picked for you, one after another',
  visitor: 'Picked at random; log in and it follows your taste',
  begin: 'Start personal FM',
  play: 'Play personal FM',
  pause: 'Pause personal FM',
  skip: 'Personal FM: another song',
  remove: 'Personal FM: remove this song',
  onAir: 'On air',
  dislike: 'Dislike',
  trashed: 'Removed; this song will not be picked for you again',
  failed: 'Personal FM failed; please try again',
  trashFailed: 'Removing the song to trash failed; please try again',
}
