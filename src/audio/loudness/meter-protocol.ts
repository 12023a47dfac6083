import type { MeasuredLoudness } from '../../domain/loudness/loudness-meter'

export const meterProcessorName = 'melisma-meter'

/** The one command for the meter: end, and answer. */
export type MeterCommand = 'finish'

/** What was measured; null when all of it was silent. */
export type MeterAnswer = MeasuredLoudness | null
