import { makeAutoObservable } from 'mobx'
import type { TitleRecord } from '../../ports/title-record'

interface Deps {
  /** The page title before a reload; without it, the title starts empty. */
  titleRecord?: TitleRecord | undefined
}

/** The state of the latest navigation. `none`: it has arrived. */
type NavigationState = 'none' | 'running' | 'failed'

/** Which layers are open, the title of the page, and the state of the latest navigation. */
export class ShellStore {
  queueOpen = false
  playerOpen = false
  searchOpen = false
  /** Whether the server answered the latest call, and the browser is not offline. */
  reachable = true
  /** The list of keyboard shortcuts. */
  helpOpen = false
  /** How often {@link focusSearch} was called. */
  searchFocusRequests = 0
  /** Title of the current screen; empty on home. */
  pageTitle: string
  /** The title of the song that plays; empty while none does. */
  playingTitle = ''
  navigation: NavigationState = 'none'
  /** The number of the latest navigation. */
  navigationCount = 0
  readonly #titleRecord: TitleRecord | undefined

  constructor({ titleRecord }: Deps = {}) {
    this.#titleRecord = titleRecord
    this.pageTitle = titleRecord?.read() ?? ''
    makeAutoObservable(this, {}, { name: 'ShellStore' })
  }

  setReachable(reachable: boolean): void {
    this.reachable = reachable
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

  /** Opens the search box and moves the focus there. */
  focusSearch(): void {
    this.openSearch()
    this.searchFocusRequests += 1
  }

  closeSearch(): void {
    this.searchOpen = false
  }

  /** The list of keyboard shortcuts. */
  openHelp(): void {
    this.helpOpen = true
  }

  closeHelp(): void {
    this.helpOpen = false
  }

  /** Closes everything that lies over the page. */
  closeLayers(): void {
    this.playerOpen = false
    this.queueOpen = false
    this.searchOpen = false
    this.helpOpen = false
  }

  setPageTitle(title: string): void {
    this.pageTitle = title
    this.#titleRecord?.write(title)
  }

  setPlayingTitle(title: string): void {
    this.playingTitle = title
  }

  /** A navigation has started. One that replaces a running one counts as the same. */
  startNavigation(): void {
    if (this.navigation === 'running') return
    this.navigation = 'running'
    this.navigationCount += 1
  }

  finishNavigation(): void {
    if (this.navigation === 'running') this.navigation = 'none'
  }

  /** The screen, or its data, could not be loaded. */
  failNavigation(): void {
    this.navigation = 'failed'
  }
}
