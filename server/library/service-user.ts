import { firstIds } from '../storage/first-ids'

/** Whom the computed playlists belong to. */
export const serviceUserId = firstIds.user
