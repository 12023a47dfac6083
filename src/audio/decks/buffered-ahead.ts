/** Returns the seconds that an element has loaded after its position without a hole. */
export function bufferedAhead({
  buffered,
  currentTime,
}: Pick<HTMLMediaElement, 'buffered' | 'currentTime'>): number {
  for (let i = 0; i < buffered.length; i++)
    if (buffered.start(i) <= currentTime && currentTime <= buffered.end(i))
      return buffered.end(i) - currentTime
  return 0
}
