import type { OutputDevice, AudioOutputs } from '../../src/ports/audio-outputs'

/** Audio outputs that the test adds and removes. */
export class FakeOutputs implements AudioOutputs {
  current: OutputDevice = { id: '', label: '' }
  canRequest = true
  devices: OutputDevice[] = [this.current]
  /** The device that the browser's chooser returns. */
  nextPick: OutputDevice | null = null
  refuses = false
  private readonly observers = new Set<() => void>()

  async list(): Promise<readonly OutputDevice[]> {
    return this.devices
  }

  async choose(id: string): Promise<boolean> {
    if (this.refuses) return false
    this.switchTo(this.devices.find((device) => device.id === id) ?? { id, label: '' })
    return true
  }

  async requestDevice(): Promise<OutputDevice | null> {
    return this.nextPick
  }

  observe(changed: () => void): () => void {
    this.observers.add(changed)
    return () => this.observers.delete(changed)
  }

  /** Switches to another device, and reports it. */
  switchTo(device: OutputDevice): void {
    this.current = device
    for (const changed of this.observers) changed()
  }
}
