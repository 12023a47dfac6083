/** Returns the id of the element of a choice in a panel. */
export function choiceId(panelId: string, number: number): string {
  return `${panelId}choice${number}`
}
