/** Resolves in a task of its own, so that the page can see to what waits in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
