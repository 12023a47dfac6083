import { dirname, join } from 'node:path'
import { homedir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { parseOptions } from '../../server/options'
import { musicFolder } from '../support/server/music-folder'
import { falseFfmpeg } from '../support/server/false-ffmpeg'

const parse = (argv: string[], env: Record<string, string> = {}) => parseOptions(argv, env)

describe('parseOptions', () => {
  it('uses the demo library on loopback by default', () => {
    expect(parse([])).toEqual({
      kind: 'run',
      options: {
        music: [],
        backend: null,
        port: 7300,
        portGiven: false,
        host: '127.0.0.1',
        data: join(homedir(), '.local/share/melisma'),
        ffmpeg: null,
        member: false,
        serviceWorker: true,
      },
    })
  })

  it('reads every option', () => {
    const one = musicFolder({})
    const two = musicFolder({})
    const argv = ['--music', one, `--music=${two}`, '--port', '0', '--host', '[::1]', '--data', '/x/y']
    expect(parse(argv)).toMatchObject({
      options: { music: [one, two], port: 0, portGiven: true, host: '::1', data: '/x/y' },
    })
  })

  it('has browsers forget the app on request', () => {
    expect(parse(['--no-service-worker'])).toMatchObject({ options: { serviceWorker: false } })
    expect(parse(['--help'])).toMatchObject({ text: expect.stringContaining('--no-service-worker') })
  })

  it('makes everyone a member on request', () => {
    expect(parse(['--member'])).toMatchObject({ options: { member: true } })
    expect(parse(['--help'])).toMatchObject({ text: expect.stringContaining('--member') })
    expect(parse(['--member=yes'])).toMatchObject({ kind: 'error' })
  })

  it.skipIf(process.platform === 'win32')('takes an ffmpeg that can be run, or the one on the PATH', () => {
    const ffmpeg = falseFfmpeg('exit 0')
    const place = dirname(ffmpeg)
    expect(parse(['--ffmpeg', ffmpeg])).toMatchObject({ options: { ffmpeg } })
    expect(parse([], { PATH: place })).toMatchObject({ options: { ffmpeg } })
    expect(parse(['--ffmpeg', './ffmpeg'], { INIT_CWD: place })).toMatchObject({ options: { ffmpeg } })
    expect(parse(['--ffmpeg', place])).toMatchObject({
      kind: 'error',
      message: expect.stringContaining('--ffmpeg'),
    })
    expect(parse(['--ffmpeg', join(place, 'none')])).toMatchObject({ kind: 'error' })
    expect(parse(['--help'])).toMatchObject({ text: expect.stringContaining('--ffmpeg PATH') })
  })

  it('resolves folders from where npm was called', () => {
    const folder = musicFolder({ 'in/x': '' })
    expect(parse(['--music', 'in', '--data', 'd'], { INIT_CWD: folder })).toMatchObject({
      options: { music: [join(folder, 'in')], data: join(folder, 'd') },
    })
  })

  it('reads the data folder from the environment', () => {
    expect(parse([], { DATA_DIR: '/else' })).toMatchObject({ options: { data: '/else' } })
    expect(parse(['--data', '/own'], { DATA_DIR: '/else' })).toMatchObject({ options: { data: '/own' } })
  })

  it.each([
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
    ['https://music.example/api/', 'https://music.example/api'],
  ])('accepts the backend %s', (given, backend) => {
    expect(parse(['--backend', given])).toMatchObject({ options: { backend } })
  })

  it.each(['--help', '-h'])('shows help for %s', (flag) => {
    const parsed = parse([flag, '--port', '1'])
    expect(parsed).toMatchObject({ kind: 'help', text: expect.stringContaining('--music DIR') })
  })

  it.each([
    ['an unknown option', ['--colour'], /--colour/],
    ['a stray word', ['music'], /music/],
    ['a missing value', ['--port'], /--port/],
    ['a port out of range', ['--port', '65536'], /0 to 65535/],
    ['a port that is no number', ['--port', '80a'], /"80a"/],
    ['a negative port', ['--port=-1'], /"-1"/],
    ['an empty port', ['--port='], /--port/],
    ['a folder that is not there', ['--music', '/no/such/folder'], /does not exist/],
    ['a file for a folder', ['--music', process.execPath], /is not a folder/],
    ['an empty folder name', ['--music='], /is empty/],
    ['another kind of address', ['--backend', 'ftp://x'], /http or https/],
    ['no address at all', ['--backend', 'x y'], /http or https/],
    ['an address with a password', ['--backend', 'http://me:pw@x'], /http or https/],
    ['two libraries at once', ['--backend', 'http://x', '--music', '/tmp'], /exclude each other/],
    ['an odd host', ['--host', 'a b'], /--host/],
    ['an empty data folder', ['--data='], /--data/],
  ])('refuses %s in one line', (_name, argv, message) => {
    const parsed = parse(argv)
    expect(parsed).toMatchObject({ kind: 'error', message: expect.stringMatching(message) })
    expect(parsed.kind === 'error' && parsed.message).not.toContain('\n')
  })
})
