import { beforeTheRainStops } from './before-the-rain-stops'
import { copperHour } from './copper-hour'
import { cornerStore } from './corner-store'
import { lanternsOnTheWater } from './lanterns-on-the-water'
import { lastTram } from './last-tram'
import { nightMarket } from './night-market'
import { paperBoats } from './paper-boats'
import { prismAfterSchool } from './prism-after-school'
import { salt } from './salt'
import { sodaUniverse } from './soda-universe'
import type { Song } from './song'
import { threeInTheAfternoon } from './three-in-the-afternoon'
import { underTheEaves } from './under-the-eaves'

/** The whole library, in the order of its ids. */
export const songs: readonly Song[] = [
  beforeTheRainStops,
  lastTram,
  nightMarket,
  underTheEaves,
  lanternsOnTheWater,
  paperBoats,
  salt,
  sodaUniverse,
  prismAfterSchool,
  copperHour,
  threeInTheAfternoon,
  cornerStore,
]
