/** The query of an address; `URLSearchParams` implements it. */
export interface Query {
  get: (name: string) => string | null
}
