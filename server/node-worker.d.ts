declare module '*?node-worker' {
  /** What a Worker of node:worker_threads is made from. */
  export const url: URL
}
