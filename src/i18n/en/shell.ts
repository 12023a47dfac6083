import type { ShellTexts } from '../text-key'

/** English texts of what the first paint shows: navigation, home, failures. */
export const enShell: ShellTexts = {
  app: {
    name: 'Melisma',
    loading: 'Loading',
    stillLoading: 'Still loading; the connection seems to be slow',
    retry: 'Retry',
    close: 'Close',
    skip: 'Skip to content',
    bug: 'Something went wrong; the music plays on',
  },
  nav: {
    main: 'Main',
    sections: 'Sections',
    home: 'Home',
    discover: 'Discover',
    my: 'My music',
    back: 'Back',
    forward: 'Forward',
  },
  home: {
    banners: 'Highlights',
    previousBanner: 'Previous highlight',
    nextBanner: 'Next highlight',
    banner: '{{number}} of {{total}}',
    playlists: 'Recommended playlists',
    albums: 'New albums',
    playPlaylist: 'Play playlist {{name}}',
    playAlbum: 'Play album {{name}}',
  },
  list: {
    tracks_one: '{{count}} track',
    tracks_other: '{{count}} tracks',
    emptyHome: 'The library is still empty',
  },
  failure: {
    aborted: 'Cancelled',
    offline: 'The server cannot be reached; check the network',
    timeout: 'The server did not answer in time; try again later',
    status: 'The server answered with an error ({{status}})',
    code: 'That did not work: {{message}}',
    malformed: 'Get data failed, please refresh and try again',
    loginNeeded: 'Please login to your account to use',
    notFound: 'This could not be found',
    noStream: 'This song cannot be played at the moment',
    tooLarge: 'Too large to show',
    crashed: 'A background task broke off; please retry',
    unsupported: 'This browser does not support the format',
  },
  page: {
    toHome: 'Back to home',
    brokenTitle: 'Something went wrong on this page',
    broken: 'The music plays on. You can retry or go home.',
    unreachable:
      'This page could not be fetched. Check the network and retry; if the app was just updated, reload.',
    reload: 'Reload',
  },
  parts: {
    logIn: 'Log in',
  },
}
