/** Energies below −70 LUFS count as silence. */
const silence = energyAt(-70)
/** Of blocks more than 10 LU below the mean, none counts. */
const relativeGate = 10 ** (-10 / 10)

/** Ten steps a unit from −70 to +30 LUFS: far finer than it matters where within one the gate falls. */
const steps = 10
const lowest = -70
const slots = 1000

/** Returns the loudness in LUFS of a mean energy (BS.1770-4, annex 1). */
export function loudnessOf(energy: number): number {
  return -0.691 + 10 * Math.log10(energy)
}

function energyAt(loudness: number): number {
  return 10 ** ((loudness + 0.691) / 10)
}

function slotOf(energy: number): number {
  return Math.min(slots - 1, Math.max(0, Math.floor((loudnessOf(energy) - lowest) * steps)))
}

/** The integrated loudness of any number of blocks, with both gates of BS.1770-4. Takes the same memory for all lengths. */
export class GatedLoudness {
  private readonly counts = new Float64Array(slots)
  private readonly sums = new Float64Array(slots)

  /** Adds the mean energy of a block, its channels weighted and summed. */
  add(energy: number): void {
    if (!(energy >= silence)) return
    const slot = slotOf(energy)
    this.counts[slot] = (this.counts[slot] ?? 0) + 1
    this.sums[slot] = (this.sums[slot] ?? 0) + energy
  }

  /** In LUFS; −Infinity when everything was silent. */
  get loudness(): number {
    return loudnessOf(this.meanAbove(this.meanAbove(0) * relativeGate))
  }

  /** Returns the mean energy of the blocks that are at least so strong; 0 without any. */
  private meanAbove(threshold: number): number {
    let count = 0
    let sum = 0
    for (let slot = 0; slot < slots; slot++) {
      const blocks = this.counts[slot] ?? 0
      const energy = this.sums[slot] ?? 0
      if (blocks === 0 || energy < threshold * blocks) continue
      count += blocks
      sum += energy
    }
    return count === 0 ? 0 : sum / count
  }
}
