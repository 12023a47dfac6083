/** The folder of the origin private file system with the files of kept songs, each named by the id of its track. */
export const keptFolderName = 'kept-songs'
