interface Layer {
  close: () => void
  /** Whether Forward opens it again. */
  isPlayer: boolean
}

/** What lies over the page, the topmost last: the player, drawers, dialogs, sheets. Back closes the topmost. */
export class OpenLayers {
  #layers: Layer[] = []
  #onChange = () => {}

  get count(): number {
    return this.#layers.length
  }

  /** Whether the layer at that place, counted from 0 at the bottom, is the player. */
  isPlayer(place: number): boolean {
    return this.#layers[place]?.isPlayer ?? false
  }

  /** Adds a layer on top. Returns a function that removes it; the second call does nothing. */
  add(close: () => void, { isPlayer = false } = {}): () => void {
    const layer = { close, isPlayer }
    this.#layers.push(layer)
    this.#onChange()
    return () => {
      if (!this.#layers.includes(layer)) return
      this.#layers = this.#layers.filter((other) => other !== layer)
      this.#onChange()
    }
  }

  /** Closes the layers above the lowest `count`, from the top. */
  closeDownTo(count: number): void {
    for (const { close } of this.#layers.splice(count).reverse()) close()
  }

  /** Calls `onChange` when a layer was added or has removed itself. Returns a function that unsubscribes. */
  observe(onChange: () => void): () => void {
    this.#onChange = onChange
    return () => (this.#onChange = () => {})
  }
}

/** The layers of the page. */
export const openLayers = new OpenLayers()
