import { firstIds } from '../storage/migrations'

/** Whom the computed playlists belong to. */
export const serviceUserId = firstIds.user
