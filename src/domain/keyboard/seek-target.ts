const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
}

/** Returns where a key on a progress slider leads, in seconds; undefined for keys that do not seek. */
export function seekTarget(key: string, position: number, duration: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return duration
  const step = steps[key]
  return step && Math.min(Math.max(0, position + step), duration)
}
