/** The id of the element that shows the choice of that number, in the panel with that id. */
export function choiceId(panelId: string, number: number): string {
  return `${panelId}choice${number}`
}
