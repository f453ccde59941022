/** Parses and validates the command line of `npm run check-provider` before any call is made. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { BadOption } from '#mocks/backend/badOption'
import { readable, wholeNumber } from '#mocks/backend/options'
import type { CheckOptions } from './check'

export const usage = `npm run check-provider -- <url> [options]

  --token TOKEN     a player's session, as the app sends it
  --user ID         whose session it is
  --segment WORD    the path in front of /banklist that only this operator knows
  --requests        places a deposit with that player, and cancels it; without it nothing is written
  --all             our own calls, which the specification does not name, must be there too
  --slow MS         an answer that takes longer is slow (2000)
  --timeout MS      nothing is waited for longer (10000)
  --help            says these`

const options = {
  token: { type: 'string' },
  user: { type: 'string' },
  segment: { type: 'string' },
  requests: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  slow: { type: 'string', default: '2000' },
  timeout: { type: 'string', default: '10000' },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig

/** Milliseconds. */
const anHour = 3_600_000

interface CommandLine extends CheckOptions {
  /** Whether the calls that are not specified must exist, too. */
  all: boolean
}

/**
 * @returns null if only the help is wanted
 * @throws BadOption
 */
export function readCommandLine(args: readonly string[]): CommandLine | null {
  const { values, positionals } = parseArgs(readable({ args, options, allowPositionals: true }))
  if (values.help) return null
  const [given, ...others] = positionals
  if (given === undefined) throw new BadOption('An address is missing')
  if (others.length > 0) throw new BadOption(`${others[0]}: one address at a time`)
  const url = providerAt(given)
  const slowMs = wholeNumber('slow', values.slow, anHour, 1)
  const timeoutMs = wholeNumber('timeout', values.timeout, anHour, 1)
  if (values.requests && !(values.token && values.user && values.segment)) {
    throw new BadOption('--requests needs a test account: --token, --user and --segment')
  }
  const { token, user, segment, requests, all } = values
  return { url, token, user, segment, requests, all, slowMs, timeoutMs }
}

/**
 * @returns the base URL, to which the paths of the calls are appended
 * @throws BadOption
 */
function providerAt(given: string): string {
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) {
    throw new BadOption(`${given}: no address that begins with http:// or https://`)
  }
  const { origin, pathname, search, hash, username, password } = new URL(given)
  if (username + password !== '')
    throw new BadOption('The address bears a name and a password: use --token')
  if (search + hash !== '') throw new BadOption(`${given}: nothing may stand behind the path`)
  return origin + pathname.replace(/\/+$/, '')
}
