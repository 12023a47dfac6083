const STEPS = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
} as const

export interface Key {
  /** MIDI number of degree 1. */
  tonic: number
  mode: keyof typeof STEPS
}

/** MIDI number of a degree such as `5`, `#4`, `b7`, `1'` (an octave up) or `6,` (an octave down). */
export function degreeToMidi(key: Key, degree: string): number {
  const found = /^([#b]?)([1-7])([',]*)$/.exec(degree)
  if (found === null) throw new Error(`not a degree: ${degree}`)
  const [, accidental, number, marks] = found
  let midi = key.tonic + STEPS[key.mode][Number(number) - 1]!
  if (accidental === '#') midi++
  if (accidental === 'b') midi--
  for (const mark of marks ?? '') midi += mark === "'" ? 12 : -12
  return midi
}
