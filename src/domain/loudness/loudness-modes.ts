/** `off`: as recorded. `track`: every track equally loud. `album`: tracks keep their proportions within their album. */
export const loudnessModes = ['off', 'track', 'album'] as const

export type LoudnessMode = (typeof loudnessModes)[number]
