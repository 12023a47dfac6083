/** What follows the question mark of an address, as far as it is read. */
export interface Query {
  get: (name: string) => string | null
}
