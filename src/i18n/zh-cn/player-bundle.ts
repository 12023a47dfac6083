import { playerTexts } from './player'
import { soundTexts } from './sound'
import { settingsTexts } from './settings'
import { libraryTexts } from './library'
import { offlineTexts } from './offline'
import { discoverTexts } from './discover'
import { accountTexts } from './account'
import { navigationTexts } from './navigation'
import { catalogueTexts } from './catalogue'

/** The Chinese texts that come with the player bundle. With those of the shell they decide which keys exist. */
export const zhCNPlayerBundle = {
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
