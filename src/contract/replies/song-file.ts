/** Where the file of a song is, for players other than this one. */
export interface SongFile {
  trackId: number
  /**
   * Its path, relative to the music folder where there is only one, with `/` between the names. Told to the operator of
   * the server alone; else null.
   */
  path: string | null
  /** Its address at this origin, which does not expire; null when there is no file. */
  url: string | null
}
