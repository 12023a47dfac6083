import type { Texts } from '../text-key'

export const dailySongs: Texts['dailySongs'] = {
  dislike: 'Not interested',
  swapped: 'Here is another one; there will be less like that',
  gone: 'Gone; there will be less like that',
  dislikeFailed: 'That did not work; please retry',
}
