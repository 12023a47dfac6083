/** What a test has to put back once it is over; `afterEach(undoAll)` does, the newest first. */
export const undo: (() => void)[] = []

export function undoAll(): void {
  for (const run of undo.splice(0).reverse()) run()
}
