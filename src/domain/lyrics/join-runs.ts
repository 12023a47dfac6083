/** Puts two runs of text together with at most one space where they meet, and none at the beginning. */
export function joinRuns(text: string, run: string): string {
  const doubled = run.startsWith(' ') && (text === '' || text.endsWith(' '))
  return doubled ? text + run.slice(1) : text + run
}
