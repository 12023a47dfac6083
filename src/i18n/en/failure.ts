import type { Texts } from '../text-key'

export const failure: Texts['failure'] = {
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
}
