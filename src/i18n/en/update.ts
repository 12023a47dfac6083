import type { Texts } from '../text-key'

export const update: Texts['update'] = {
  fetching: 'Downloading a new version…',
  ready: 'Updated; refresh the page for it to take effect',
}
