import { makeAutoObservable } from 'mobx'

/** Which layers of the frame are open, and what the page is called. */
export class ShellStore {
  queueOpen = false
  playerOpen = false
  /** Title of the current screen; empty on home. */
  pageTitle = ''

  constructor() {
    makeAutoObservable(this, {}, { name: 'ShellStore' })
  }

  openPlayer(): void {
    this.playerOpen = true
    this.queueOpen = false
  }

  closePlayer(): void {
    this.playerOpen = false
  }

  toggleQueue(): void {
    this.queueOpen = !this.queueOpen
  }

  closeQueue(): void {
    this.queueOpen = false
  }

  setPageTitle(title: string): void {
    this.pageTitle = title
  }
}
