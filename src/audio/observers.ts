import type { PlayerEvents } from '../ports/player'

/** Whoever watches the player. One that throws is a bug of its own: reported, and no reason to stop the music. */
export class Observers {
  private readonly all = new Set<Partial<PlayerEvents>>()

  add(observer: Partial<PlayerEvents>): () => void {
    const own = { ...observer }
    this.all.add(own)
    return () => this.all.delete(own)
  }

  tell(run: (observer: Partial<PlayerEvents>) => void): void {
    for (const observer of this.all) {
      try {
        run(observer)
      } catch (error) {
        reportError(error)
      }
    }
  }

  clear(): void {
    this.all.clear()
  }
}
