/** Parses and validates the command line of `npm run check-provider` before any call is made. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { BadOption } from '#mocks/backend/badOption'
import { readable, wholeNumber } from '#mocks/backend/options'
import { type CheckOptions, defaultOrigin } from './check'

export const usage = `npm run check-provider -- <url> [options]

  --token TOKEN     a player's session, as the app sends it; needs --user
  --user ID         the player of the session
  --segment WORD    the path in front of /banklist that only this operator knows
  --origin URL      the app's address, which the provider must allow (${defaultOrigin})
  --requests        places a deposit for that player and cancels it; without it, nothing is written
  --all             calls beyond the specification must exist, too
  --strict          fails if a call of players was not made
  --slow MS         a longer answer is slow (2000)
  --timeout MS      longest wait for an answer (10000)
  --junit FILE      writes the result as JUnit XML
  --markdown FILE   writes the result as a Markdown table
  --record FILE     writes all exchanges as HAR, without secrets
  --help            shows this help`

const options = {
  token: { type: 'string' },
  user: { type: 'string' },
  segment: { type: 'string' },
  origin: { type: 'string', default: defaultOrigin },
  requests: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  slow: { type: 'string', default: '2000' },
  timeout: { type: 'string', default: '10000' },
  junit: { type: 'string' },
  markdown: { type: 'string' },
  record: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig

/** Milliseconds. */
const anHour = 3_600_000

/** Files to write. */
export interface Files {
  junit?: string | undefined
  markdown?: string | undefined
  har?: string | undefined
}

export interface CommandLine extends CheckOptions {
  /** Whether the calls that are not specified must exist, too. */
  all: boolean
  /** Whether every call of players must be made. */
  strict: boolean
  files: Files
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
  const { token, user, segment, requests, all, strict, junit, markdown, record } = values
  if (requests && !(token && user && segment)) {
    throw new BadOption('--requests needs a test account: --token, --user and --segment')
  }
  if (token && !user) throw new BadOption('--token needs --user: the ID of its player')
  if (user && !token) throw new BadOption('--user needs --token: the session of that player')
  const files = { junit, markdown, har: record }
  const origin = originOf(values.origin)
  return { url, token, user, segment, origin, requests, all, strict, slowMs, timeoutMs, files }
}

/** @throws BadOption */
function originOf(given: string): string {
  const origin = URL.parse(given)?.origin
  if (origin === undefined || !/^https?:/.test(origin)) {
    throw new BadOption(`--origin ${given}: no address that begins with http:// or https://`)
  }
  return origin
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
    throw new BadOption('The address contains a name and a password: use --token')
  if (search + hash !== '') throw new BadOption(`${given}: nothing may follow the path`)
  return origin + pathname.replace(/\/+$/, '')
}
