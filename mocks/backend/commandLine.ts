/** Command line of `npm run backend`, validated before anything is served. */
import { readFileSync } from 'node:fs'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { SkippedRow } from '#contract/scenario/snapshot'
import { atOnce } from '#lib/inSlices'
import { BadOption } from './badOption'
import { readable, wholeNumber } from './options'
import { readSnapshotFile } from './saved/snapshotFile'
import { readScenarioFile } from './scenario/shipped'
import type { ServeOptions } from './serve'
import type { Snapshot } from './snapshot'

export const usage = `npm run backend -- [options], or npx arcade-member-backend [options]

  --port 4300       where it listens
  --seed 7          what is drawn by chance is drawn alike each time
  --clock MOMENT    where the clock stands until it is moved, such as 2026-11-21T05:00:00Z
  --snapshot FILE   what it starts from: what GET /api/scenarios/world answers, what the panel exports, or a report
  --scenario NAME   what is loaded upon that: one that ships (late-deposit), or a file
  --idle 60         seconds without a call after which a named world is ended, 0 for never
  --most-worlds N   how many named worlds there may be at once, 1000 if it is not given
  --record URL      pass calls on to a real provider, and write its answers as a scenario
  --out FILE        the scenario that --record writes, recorded.scenario.json if it is not given
  --without-api     the provider alone, as npm run provider has it
  --help            says these`

const known = {
  port: { type: 'string' },
  seed: { type: 'string' },
  clock: { type: 'string' },
  snapshot: { type: 'string' },
  scenario: { type: 'string' },
  idle: { type: 'string' },
  'most-worlds': { type: 'string' },
  record: { type: 'string' },
  out: { type: 'string' },
  'without-api': { type: 'boolean' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig

type Given = Readonly<Partial<Record<'record' | 'out', string>>>

interface CommandLine extends Omit<ServeOptions, 'config'> {
  /** Rows of the snapshot that do not fit their table and are left out. */
  skipped: readonly string[]
  /** The real provider to record, if any. */
  record: { provider: string; file: string } | undefined
}

/** `operator`: this app's operator. @throws {BadOption} */
export function readCommandLine(args: readonly string[], operator: string): CommandLine {
  const given = parseArgs(readable({ args, options: known })).values
  const { port = process.env.PORT ?? '4300', seed, clock, snapshot, scenario, idle } = given
  const mostWorlds = given['most-worlds']
  const start = snapshot === undefined ? undefined : snapshotIn(snapshot, operator)
  return {
    port: wholeNumber('port', port, 65_535),
    seed: seed === undefined ? undefined : wholeNumber('seed', seed, Number.MAX_SAFE_INTEGER),
    clock: clock === undefined ? undefined : moment(clock),
    snapshot: start?.snapshot,
    skipped:
      start?.skipped.map(({ table, row, field }) => `${table} ${row + 1} ${field ?? ''}`.trim()) ??
      [],
    scenario:
      scenario === undefined
        ? undefined
        : named(`--scenario ${scenario}: `, () => readScenarioFile(scenario)),
    idleMs: idle === undefined ? undefined : idleTime(wholeNumber('idle', idle, 1_000_000)),
    mostWorlds:
      mostWorlds === undefined ? undefined : wholeNumber('most-worlds', mostWorlds, 1_000_000),
    hasApi: !given['without-api'],
    record: recordingOf(given),
  }
}

function recordingOf({ record: provider, out, ...others }: Given): CommandLine['record'] {
  if (provider === undefined) {
    if (out !== undefined) throw new BadOption(`--out ${out}: only with --record`)
    return undefined
  }
  const beside = Object.keys(others).find((name) => name !== 'port')
  if (beside !== undefined) throw new BadOption(`--${beside}: not with --record`)
  if (!URL.canParse(provider) || !/^https?:$/.test(new URL(provider).protocol)) {
    throw new BadOption(`--record ${provider}: not an address, such as https://provider.example`)
  }
  return { provider, file: out ?? 'recorded.scenario.json' }
}

/** @returns ms */
function idleTime(seconds: number): number {
  return seconds === 0 ? Number.POSITIVE_INFINITY : seconds * 1000
}

function moment(text: string): string {
  // A plain number would also parse as a date.
  if (/^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text))) return text
  throw new BadOption(`--clock ${text}: not a moment, such as 2026-11-21T05:00:00Z`)
}

function snapshotIn(path: string, operator: string): { snapshot: Snapshot; skipped: SkippedRow[] } {
  return named(`--snapshot ${path}: `, () =>
    atOnce(readSnapshotFile(JSON.parse(readFileSync(path, 'utf8')), operator, Date.now())),
  )
}

/** Runs `read` and wraps its errors in a {@link BadOption} that starts with `place`. */
function named<T>(place: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new BadOption(place + reasonOf(cause), { cause })
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof SyntaxError) return 'no JSON, or not all of it'
  const { code } = Object(cause)
  if (code === 'ENOENT') return 'there is none'
  if (code === 'EISDIR') return 'this is a folder'
  return cause instanceof Error ? cause.message : String(cause)
}
