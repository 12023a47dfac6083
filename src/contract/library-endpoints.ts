import { endpointTable } from './endpoint'

const minute = 60
const page = { limit: 30, offset: 0 } as const

/** The calls about the library of the embedded server, as a part of the endpoint table. */
export const libraryEndpoints = endpointTable({
  // the library of the embedded server; other servers answer 404
  libraryReport: { path: '/library/report', params: {} },
  libraryProblems: { path: '/library/problems', params: { limit: 100, offset: 0 } },
  libraryDoubles: { path: '/library/doubles', params: { kind: 'same', limit: 100, offset: 0 } },
  libraryScan: { path: '/library/scan', params: {}, method: 'POST', makesStale: [] },
  librarySongs: {
    path: '/library/songs',
    params: { sort: '', genre: '', year: '', folder: '', deep: 0, ...page },
    freshSeconds: minute,
  },
  libraryAlbums: { path: '/library/albums', params: { sort: '', ...page }, freshSeconds: minute },
  libraryArtists: { path: '/library/artists', params: { sort: '', ...page }, freshSeconds: minute },
  libraryGroups: {
    path: '/library/groups',
    params: { by: 'required', folder: '', ...page },
    freshSeconds: minute,
  },

  // files of single songs
  songFiles: { path: '/song/files', params: { ids: 'required' } },
  // other servers tell no `unmeasured` songs
  songLoudness: {
    path: '/song/loudness',
    params: { id: 'required', loudness: 'required', peak: 'required' },
    method: 'POST',
    makesStale: [],
  },
})
