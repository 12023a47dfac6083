interface Reading {
  /** Rendered time in seconds. */
  at: number
  lead: number
}

/** Seconds of rendered time for which a reading counts: four a second come at every moment of a step in that time. */
const windowSeconds = 6
/** Seconds; of readings that are closer than this only the greatest is kept. */
const apartSeconds = 0.03
/** Seconds by which a reading of an even clock exceeds the one before at the most; Chromium was measured at 7 ms. */
const evenSeconds = 0.008
/** Seconds that no clock falls behind between two of its steps; a lead that is smaller by more has really changed. */
const lostSeconds = 0.2

/**
 * By how much the clock of an element is ahead of the time rendered by its context, from several readings.
 *
 * In Chromium both advance by the same blocks, so that the newest reading is exact and a smaller one tells of lost sound.
 * Elsewhere the element's clock advances by steps of its own: 40 ms in Firefox, 100 to 128 ms in WebKitGTK. It is late by
 * up to a step and never early, so that the greatest of the latest readings is the right one.
 */
export class ClockLead {
  private readings: Reading[] = []
  /** The position from which the element starts; until it moves on, nothing is heard of it. */
  private from = -Infinity

  /** Forgets the readings, which are of another place: the song starts again at that second. */
  reset(at: number): void {
    this.readings = []
    this.from = at
  }

  /** Adds a reading of both clocks. Returns the lead in seconds. */
  read(elementTime: number, renderedTime: number): number {
    const lead = elementTime - renderedTime
    if (elementTime === this.from) return lead
    if (this.greatest - lead > lostSeconds) this.readings = []
    this.add({ at: renderedTime, lead })
    return this.isEven ? lead : this.greatest
  }

  private add(reading: Reading): void {
    this.readings = this.readings.filter(({ at }) => reading.at - at < windowSeconds)
    const last = this.readings.at(-1)
    if (!last || reading.at - last.at >= apartSeconds) this.readings.push(reading)
    else if (reading.lead > last.lead) last.lead = reading.lead
  }

  private get greatest(): number {
    return Math.max(-Infinity, ...this.readings.map(({ lead }) => lead))
  }

  /** Whether hardly a reading makes good for the one before, which was late: a busy page reads an even clock late too. */
  private get isEven(): boolean {
    const rises = this.readings.filter(
      ({ lead }, index) => lead - (this.readings[index - 1]?.lead ?? lead) >= evenSeconds,
    )
    return rises.length < 3
  }
}
