import type { ClearOutcome, DeviceData } from '../../src/ports/device-data'

/** Stored data of a device, whose size and whose answer to clearing the test sets. */
export class FakeDeviceData implements DeviceData {
  bytes: number | null = 1_234_567
  clearing: ClearOutcome = 'cleared'
  /** Number of calls of `clear`. */
  clearCalls = 0

  async usage(): Promise<number | null> {
    return this.bytes
  }

  async clear(): Promise<ClearOutcome> {
    this.clearCalls += 1
    return this.clearing
  }
}
