/** The first id of each kind. The ranges are far apart, so that an id of the wrong kind finds nothing. */
export const firstIds = {
  song: 1_000_001,
  artist: 100_000_001,
  album: 200_000_001,
  playlist: 300_000_001,
  video: 400_000_001,
  user: 500_000_001,
  comment: 600_000_001,
} as const

/** The user who owns the computed playlists. */
export const serviceUserId = firstIds.user
