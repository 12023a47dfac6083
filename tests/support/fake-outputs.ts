import type { OutputDevice, Outputs } from '../../src/ports/outputs'

/** Devices that come and go as the test says. */
export class FakeOutputs implements Outputs {
  current: OutputDevice = { id: '', label: '' }
  canAsk = true
  devices: OutputDevice[] = [this.current]
  /** What the listener picks when asked. */
  picks: OutputDevice | null = null
  refuses = false
  private readonly observers = new Set<() => void>()

  async list(): Promise<readonly OutputDevice[]> {
    return this.devices
  }

  async choose(id: string): Promise<boolean> {
    if (this.refuses) return false
    this.use(this.devices.find((device) => device.id === id) ?? { id, label: '' })
    return true
  }

  async ask(): Promise<OutputDevice | null> {
    return this.picks
  }

  observe(changed: () => void): () => void {
    this.observers.add(changed)
    return () => this.observers.delete(changed)
  }

  /** Another device is in use. */
  use(device: OutputDevice): void {
    this.current = device
    for (const changed of this.observers) changed()
  }
}
