import type { PlayerBundleTexts } from '../text-key'
import { playerTexts } from './player'
import { soundTexts } from './sound'
import { settingsTexts } from './settings'
import { libraryTexts } from './library'
import { offlineTexts } from './offline'
import { discoverTexts } from './discover'
import { accountTexts } from './account'
import { navigationTexts } from './navigation'
import { catalogueTexts } from './catalogue'

/** The English texts that come with the player bundle. */
export const enPlayerBundle: PlayerBundleTexts = {
  ...playerTexts,
  ...soundTexts,
  ...settingsTexts,
  ...libraryTexts,
  ...offlineTexts,
  ...discoverTexts,
  ...accountTexts,
  ...navigationTexts,
  ...catalogueTexts,
}
