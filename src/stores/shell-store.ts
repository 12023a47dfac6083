import { makeAutoObservable } from 'mobx'
import type { TitleRecord } from '../ports/title-record'

/** How a walk to another screen stands: under way, broken off, or none under way. */
type Journey = 'none' | 'running' | 'failed'

/** Which layers of the frame are open, what the page is called, and whether another screen is on its way. */
export class ShellStore {
  queueOpen = false
  playerOpen = false
  searchOpen = false
  /** The sheet of keys. */
  helpOpen = false
  /** How often focus was asked for by {@link focusSearch}. */
  searchCalls = 0
  /** Title of the current screen; empty on home. */
  pageTitle: string
  /** Of the song that sounds; empty while none does. */
  playingTitle = ''
  journey: Journey = 'none'
  /** Number of the latest journey. */
  journeys = 0

  /** `titles`: what the page was called before it was loaded anew; left out, that is not known. */
  constructor(private readonly titles: TitleRecord | null = null) {
    this.pageTitle = titles?.read() ?? ''
    makeAutoObservable<ShellStore, 'titles'>(this, { titles: false }, { name: 'ShellStore' })
  }

  openPlayer(): void {
    this.playerOpen = true
    this.queueOpen = false
    this.searchOpen = false
  }

  closePlayer(): void {
    this.playerOpen = false
  }

  toggleQueue(): void {
    this.queueOpen = !this.queueOpen
    this.searchOpen = false
  }

  closeQueue(): void {
    this.queueOpen = false
  }

  openSearch(): void {
    this.searchOpen = true
    this.playerOpen = false
    this.queueOpen = false
  }

  /** Opens the search box and puts the cursor there, wherever focus is. */
  focusSearch(): void {
    this.openSearch()
    this.searchCalls += 1
  }

  closeSearch(): void {
    this.searchOpen = false
  }

  /** The sheet of keys. */
  openHelp(): void {
    this.helpOpen = true
  }

  closeHelp(): void {
    this.helpOpen = false
  }

  /** Nothing lies over the page any more. */
  closeLayers(): void {
    this.playerOpen = false
    this.queueOpen = false
    this.searchOpen = false
    this.helpOpen = false
  }

  setPageTitle(title: string): void {
    this.pageTitle = title
    this.titles?.write(title)
  }

  setPlayingTitle(title: string): void {
    this.playingTitle = title
  }

  /** A screen was asked for; another one asked for meanwhile takes the place of the first, and it is one journey. */
  setOut(): void {
    if (this.journey === 'running') return
    this.journey = 'running'
    this.journeys += 1
  }

  arrive(): void {
    if (this.journey === 'running') this.journey = 'none'
  }

  /** The screen that was asked for, or what it is to show, could not be had. */
  breakOff(): void {
    this.journey = 'failed'
  }
}
