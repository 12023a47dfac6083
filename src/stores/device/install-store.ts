import { makeAutoObservable, runInAction } from 'mobx'
import type { InstallOffer, InstallWay } from '../../ports/install-offer'

/** Whether the app can be installed on this device. */
export class InstallStore {
  way: InstallWay
  readonly #offer: InstallOffer
  readonly #unsubscribe: () => void

  constructor({ installOffer }: { installOffer: InstallOffer }) {
    this.#offer = installOffer
    this.way = installOffer.way
    makeAutoObservable(this, {}, { name: 'InstallStore' })
    this.#unsubscribe = installOffer.observe(() =>
      runInAction(() => {
        this.way = installOffer.way
      }),
    )
  }

  /** Shows the browser's own question. */
  async install(): Promise<void> {
    await this.#offer.ask()
  }

  dispose(): void {
    this.#unsubscribe()
  }
}
