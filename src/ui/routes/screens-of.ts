import type { RouteRow, Screen } from './route-row'

/** The screens of a table, children included. */
export function screensOf(table: readonly RouteRow[]): Screen[] {
  return table.flatMap(({ screen, children }) => [...(screen ? [screen] : []), ...screensOf(children ?? [])])
}
