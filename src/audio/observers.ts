/** The observers of a part of the engine. Exceptions that they throw are reported and do not stop the music. */
export class Observers<Events extends object> {
  private readonly all = new Set<Partial<Events>>()

  add(observer: Partial<Events>): () => void {
    const own = { ...observer }
    this.all.add(own)
    return () => this.all.delete(own)
  }

  notify(run: (observer: Partial<Events>) => void): void {
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
