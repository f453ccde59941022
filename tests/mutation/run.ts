/**
 * Mutates the rules of money, protection and access and runs the unit tests. A mutant that no test notices
 * is a rule without a test. Without arguments, it tries a fixed sample of all rules. With files, or
 * `file:line-line`, it tries every mutant there.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import accepted from './accepted.json' with { type: 'json' }
import { type Position, textBetween } from './sample'

/** Percentage of the sample's mutants that the tests must notice. */
const goal = 95

/** The part of Stryker's report that is read here. Lines and columns start at 1. */
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>
}

interface Mutant {
  status: string
  location: { start: Position; end: Position }
  replacement: string
}

interface Change {
  file: string
  from: string
  to: string
}

interface Survivor extends Change {
  line: number
}

/** Mutants that no test can or needs to notice, with the reason. */
const reasons: (Change & { reason: string })[] = accepted

const chosen = process.argv.slice(2)
const isSample = chosen.length === 0
const started = Date.now()

const options = isSample ? ['--incremental'] : ['--checkers', '', '--mutate', chosen.join()]
const { status } = spawnSync('stryker', ['run', 'tests/mutation/stryker.json', ...options], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(1)

const { files }: Report = JSON.parse(readFileSync('.cache/mutation/report.json', 'utf8'))
const survivors: Survivor[] = []
let tried = 0
for (const [file, { source, mutants }] of Object.entries(files)) {
  for (const { status, location, replacement } of mutants) {
    if (status === 'CompileError' || status === 'Ignored') continue
    tried++
    if (status !== 'Survived' && status !== 'NoCoverage') continue
    const from = textBetween(source, fromZero(location.start), fromZero(location.end))
    survivors.push({ file, line: location.start.line, from, to: replacement })
  }
}

for (const survivor of survivors) {
  const { file, line, from, to } = survivor
  console.log(
    `${file}:${line}\n  - ${from}\n  + ${to}\n  ${reasonFor(survivor) ?? 'No reason yet'}`,
  )
}
const noticed = tried - survivors.length
const share = (100 * noticed) / tried
const minutes = Math.round((Date.now() - started) / 60_000)
console.log(
  `${tried} changes, ${noticed} noticed (${share.toFixed(1)} %), ${survivors.length} survived, ${minutes} min`,
)
if (isSample && (share < goal || survivors.some((one) => !reasonFor(one)))) process.exitCode = 1

function reasonFor({ file, from, to }: Survivor): string | undefined {
  return reasons.find((known) => known.file === file && known.from === from && known.to === to)
    ?.reason
}

function fromZero({ line, column }: Position): Position {
  return { line: line - 1, column: column - 1 }
}
