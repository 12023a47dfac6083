import type { InstallOffer, InstallWay } from '../../src/ports/install-offer'

/** An offer to install the app that the test makes and takes back. */
export class FakeInstallOffer implements InstallOffer {
  way: InstallWay = 'none'
  asked = 0
  readonly #listeners = new Set<() => void>()

  make(way: InstallWay): void {
    this.way = way
    for (const listener of this.#listeners) listener()
  }

  async ask() {
    this.asked++
    this.make('none')
    return true
  }

  observe(changed: () => void) {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }
}
