import type { Clearing, DeviceData } from '../../src/ports/device-data'

/** A device that keeps as much as it is told to, and gives it up or not. */
export class FakeDeviceData implements DeviceData {
  bytes: number | null = 1_234_567
  clearing: Clearing = 'cleared'
  /** How often it was asked to give everything up. */
  cleared = 0

  async usage(): Promise<number | null> {
    return this.bytes
  }

  async clear(): Promise<Clearing> {
    this.cleared += 1
    return this.clearing
  }
}
