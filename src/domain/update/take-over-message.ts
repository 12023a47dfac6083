/** Asks a waiting worker to take over from the one before it. */
export interface TakeOver {
  type: 'takeOver'
  /** The first script of the page that asks, a pathname. */
  script: string
}

export function isTakeOver(data: unknown): data is TakeOver {
  const { type, script } = Object(data) as Partial<TakeOver>
  return type === 'takeOver' && typeof script === 'string'
}
