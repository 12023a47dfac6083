import type { ServerTexts } from './zh-cn'

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** `a`, `a and b`, `a, b and c`. */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

type Counts = Parameters<ServerTexts['artist']['inLibraryText']>[0]

const countsOf = ({ songs, albums, videos }: Counts): string =>
  listed([
    ...(songs > 0 ? [counted(songs, 'song')] : []),
    ...(albums > 0 ? [counted(albums, 'album')] : []),
    ...(videos > 0 ? [counted(videos, 'video')] : []),
  ])

const hours = (minutes: number): string => {
  if (minutes < 60) return counted(minutes, 'minute')
  return `${counted(Math.floor(minutes / 60), 'hour')} ${counted(minutes % 60, 'minute')}`
}

const languageNames = { chinese: 'Chinese', western: 'Western', japanese: 'Japanese', korean: 'Korean' }
const signs = {
  chinese: 'whose title is in Chinese characters',
  western: 'whose title and artists are in Latin letters',
  japanese: 'with kana in the title',
  korean: 'with hangul in the title',
}

/** The server's texts in English. */
export const en: ServerTexts = {
  names: {
    unknownArtist: 'Unknown artist',
    unknownAlbum: 'Unknown album',
    untitled: 'Untitled',
    variousArtists: 'Various artists',
    library: 'This library',
    listener: 'Listener',
    phoneListener: (end) => `Listener ${end}`,
    liked: (nickname) => `Songs ${nickname} likes`,
    exclusive: 'Exclusive',
  },
  kinds: {
    album: 'Album',
    playlist: 'Playlist',
    newAlbum: 'New album',
    studio: 'Studio',
    libraryVideo: 'A video from your library',
  },
  lists: {
    all: 'All songs',
    allLine: 'Everything in the library, latest first',
    allMore: 'Every song of the library, from the latest to the oldest arrival.',
    words: 'Word by word',
    wordsLine: 'Lyrics that follow every word',
    wordsMore: 'Songs whose lyrics are timed by the word.',
    translated: 'With translations',
    translatedLine: 'Understand every line',
    translatedMore: 'Songs whose lyrics come with a translation.',
    lossless: 'Lossless',
    losslessLine: 'Every detail is there',
    losslessMore: 'Songs kept in a lossless format.',
    short: 'Short songs',
    shortLine: 'Under three minutes, shortest first',
    shortMore: 'Songs of less than three minutes, shortest first.',
    long: 'Long songs',
    longLine: 'Six minutes and more to sink into',
    longMore: 'Songs of more than six minutes, longest first.',
    artist: (name) => `All of ${name}`,
    artistLine: (name) => `${name} in your library`,
    artistMore: (name) => `The songs of ${name} in the library, album by album.`,
    genre: (name) => `Best of ${name}`,
    genreLine: (name) => `Songs tagged ${name}`,
    genreMore: (name) => `Songs of the library in the genre ${name}.`,
    decade: (decade) => `The ${decade}s`,
    decadeLine: (decade) => `Songs from ${decade} to ${decade + 9}`,
    decadeMore: (decade) => `Songs that came out between ${decade} and ${decade + 9}, by year.`,
    language: (language) => `${languageNames[language]} songs`,
    languageLine: (language) => `${languageNames[language]} songs in your library`,
    languageMore: (language) => `Songs of the library ${signs[language]}.`,
    fileLine: (file) => `From ${file} in the music folder`,
    fileMore: (file) => `The songs that the playlist file ${file} lists, in its order.`,
    radar: (title) => `Your radar, starting with “${title}”`,
    radarLine: 'From what you play and like',
    radarMore: 'Songs to your taste that you have not heard lately. New every day at six.',
    withLiked: (title) => `Has “${title}”, which you like`,
    withPlayed: (title) => `Has “${title}”, which you have played`,
  },
  categories: {
    all: 'All playlists',
    groups: ['Language', 'Style', 'Moment', 'Mood', 'Theme'],
    name: (_stored, english) => english,
  },
  charts: {
    withPlays: 'Follows the plays',
    withLibrary: 'Follows the library',
    soaring: 'Rising',
    soaringMore: 'Songs played more in the last seven days than in the seven before, steepest rise first.',
    soaringNone: 'Nothing has risen in these two weeks, so here are the latest arrivals.',
    new: 'New songs',
    newMore: 'The latest arrivals in the library.',
    hot: 'Most played',
    hotMore: 'What all listeners have played most.',
    hotNone: 'Nobody has played a song yet, so here is the library in the order it arrived.',
    original: 'Originals',
    originalMore:
      'Songs whose title names no cover, live, remix or instrumental version: most played first, then from new to old.',
    category: (category) => `${category} chart`,
    categoryMore: (category) =>
      `Songs of the library under ${category}: most played first, then from new to old.`,
    artists: 'Artists',
  },
  reasons: {
    liked: 'You like this one',
    likedArtist: (name) => `Because you like ${name}`,
    oftenPlayed: (name) => `Because you often play ${name}`,
    likedGenre: (name) => `Because you like ${name}`,
    added: 'New in your library',
    unheard: 'Not played yet',
    longAgo: 'Not played for a while',
    library: 'From your library',
  },
  artist: {
    brief: (name, counts, years) => {
      const held = `The library has ${countsOf(counts)} by ${name}`
      if (years === null) return `${held}.`
      const [first, last] = years
      return first === last ? `${held}, from ${first}.` : `${held}, from ${first} to ${last}.`
    },
    inLibrary: 'In the library',
    inLibraryText: (counts, minutes) => `${countsOf(counts)}, ${hours(minutes)} in all.`,
    albums: 'Albums',
    albumsText: (albums) => albums.map(({ name, year }) => (year ? `${name} (${year})` : name)).join(', '),
    genres: 'Genres',
    genresText: (genres) => genres.join(', '),
  },
  times: { now: 'just now', minutesAgo: (minutes) => `${minutes} min ago` },
  faults: {
    loginNeeded: 'Please sign in first',
    badParameters: 'The request is not valid',
    missingParameters: 'The request lacks something',
    noAlbum: 'There is no such album',
    noArtist: 'There is no such artist',
    noPlaylist: 'There is no such playlist',
    noResource: 'There is nothing here',
    noSong: 'There is no such song',
    noUser: 'There is no such listener',
    noVideo: 'There is no such video',
    songGone: 'This song is not in the library any more',
    notInDay: 'This song is not among today’s',
    noDays: 'There are no earlier days yet',
    notPlayable: 'This song cannot be played',
    matched: 'Found another recording',
    notMatched: 'Nothing matches',
    signedToday: 'You have signed in today already',
    duplicateSong: 'The playlist has this song already',
    unknownSong: 'This song is gone and cannot be added',
    playlistName: 'A playlist’s name has 1 to 40 characters',
    playlistNameBad: 'This name cannot be used for a playlist',
    playlistKind: 'Only ordinary playlists can be made',
    descriptionLong: 'A description has at most 1000 characters',
    manyTags: 'A playlist has at most 3 tags',
    likesStay: 'The songs you like cannot be deleted as a playlist',
    ownPlaylist: 'You cannot collect a playlist of your own',
    personalPlaylist: 'A personal playlist cannot be collected',
    collected: 'You have collected this already',
    commentEmpty: 'Please write something first',
    commentLong: 'A comment has at most 1000 characters',
    commentFast: 'That was too fast. Please try again in a moment',
    commentRepeated: 'You have written this comment already',
    commentNotTheirs: 'You can only delete comments of your own',
  },
  login: {
    badPhone: 'Please enter a valid phone number',
    tooSoon: 'A code was sent just now. Please wait a moment',
    tooMany: 'No more codes today: a phone number gets five a day',
    wrongCode: 'This code is not right',
    locked: 'Too many wrong codes. Please ask for a new one',
    noPassword: 'Passwords are not supported here. Please sign in with a code',
    noCode: 'Please enter the code',
    qrExpired: 'This QR code has expired',
    qrScanned: 'Waiting for confirmation',
    qrWaiting: 'Waiting for a scan',
    qrConfirmed: 'Signed in',
  },
  problems: {
    noSound: 'There is no sound in it',
    unknownFormat: 'There is no audio of a known format in it',
    noVideo: 'There is no video of a known format in it',
    tagsTooLarge: 'Its tags are too large',
    cutOff: 'The file is cut off before its end',
    endless: 'Its structure is broken and has no end',
    noFile: 'It is not an ordinary file',
    empty: 'The file is empty',
    misnamed: (kind) => `Its ending does not fit: in fact it is ${kind}`,
    noLength: 'It has no length',
    falseLength: 'The length that it states cannot be true',
    brokenTags: (detail) => `Its tags cannot be read${detail && `: ${detail}`}`,
    tooSlow: 'Reading it took too long',
    readerFailed: (detail) => `Reading it failed${detail && `: ${detail}`}`,
    leadsOut: 'It is a link that leads out of the music folders',
    notKept: (detail) => `It could not be stored${detail && `: ${detail}`}`,
    denied: 'The server may not read it',
    gone: 'It is gone, or a link that leads nowhere',
    diskFault: 'The disk failed to read it',
    loop: 'It is a link that leads back to itself',
    nameTooLong: 'Its name or path is too long',
    other: (detail) => `It cannot be read${detail && `: ${detail}`}`,
  },
  uploads: {
    alreadyThere: 'This file is in the cloud drive already',
    deleted: 'The file has been deleted',
    noFile: 'No file arrived: the form lacks songFile',
    brokenForm: 'The upload is not whole. Please try again',
    severalFiles: 'Please upload one file at a time',
    wrongName: 'Only MP3 and FLAC files can be uploaded',
    empty: 'The file is empty',
    noAudio: 'The file holds no whole MP3 or FLAC audio',
    misnamed: 'The file’s name does not fit what is in it',
    unreadable: 'The file is damaged and cannot be read',
    interrupted: 'The upload was interrupted',
    tooMany: 'Too many uploads at once. Please try again in a moment',
    tooLarge: 'The file is too large',
    driveFull: 'The cloud drive is full',
    diskFull: 'The server’s disk is full',
  },
}
