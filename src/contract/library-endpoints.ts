import { endpointTable } from './endpoint'

const minute = 60
const page = { limit: 30, offset: 0 } as const

/** A header of every reply of a server that has a library of its own, as the embedded one has. */
export const ownLibraryHeader = 'X-Own-Library'

/** The calls about the library of the embedded server, as a part of the endpoint table. */
export const libraryEndpoints = endpointTable({
  libraryReport: { path: '/library/report', params: {}, ownLibrary: true },
  libraryProblems: { path: '/library/problems', params: { limit: 100, offset: 0 }, ownLibrary: true },
  libraryDoubles: {
    path: '/library/doubles',
    params: { kind: 'same', limit: 100, offset: 0 },
    ownLibrary: true,
  },
  libraryScan: { path: '/library/scan', params: {}, ownLibrary: true, method: 'POST', makesStale: [] },
  librarySongs: {
    path: '/library/songs',
    params: { sort: '', genre: '', year: '', folder: '', deep: 0, ...page },
    ownLibrary: true,
    freshSeconds: minute,
  },
  libraryAlbums: {
    path: '/library/albums',
    params: { sort: '', ...page },
    ownLibrary: true,
    freshSeconds: minute,
  },
  libraryArtists: {
    path: '/library/artists',
    params: { sort: '', ...page },
    ownLibrary: true,
    freshSeconds: minute,
  },
  libraryGroups: {
    path: '/library/groups',
    params: { by: 'required', folder: '', ...page },
    ownLibrary: true,
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
