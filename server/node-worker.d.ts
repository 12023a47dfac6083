declare module '*?node-worker' {
  /** The URL for a Worker of node:worker_threads. */
  export const url: URL
}
