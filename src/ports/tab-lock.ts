/** Runs `work` while no other tab runs any of that name: at once, or when they have ended. */
export type RunAlone = (name: string, work: () => Promise<void>, signal?: AbortSignal) => Promise<void>
