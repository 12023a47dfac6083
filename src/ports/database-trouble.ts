/**
 * What was wrong with the browser's database. `remade`: it was damaged, and what was in it is lost; `blocked`: an older tab
 * holds it; `full`: there is no room; `unavailable`: it cannot be used, as in some private windows.
 */
export type DatabaseTrouble = 'remade' | 'blocked' | 'full' | 'unavailable'
