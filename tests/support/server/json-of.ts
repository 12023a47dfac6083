/** Returns the JSON of a response, with the type that the test expects. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the assertions that follow check it
export async function jsonOf<T>(response: Response): Promise<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return (await response.json()) as T
}
