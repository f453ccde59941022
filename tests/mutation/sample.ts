/**
 * Stryker plugin that lets a fixed fifth of all mutants through. The choice stays the same while their code
 * does. `MUTATION_SEED` chooses other mutants, `MUTATION_ONE_OF` more or fewer.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

const { MUTATION_SEED: seed, MUTATION_ONE_OF: oneOf = '5' } = process.env

/** Lines and columns start at 0. */
interface Mutant {
  id: string
  fileName: string
  location: { start: Position; end: Position }
  replacement: string
}

export interface Position {
  line: number
  column: number
}

export const strykerPlugins = [
  {
    kind: 'Checker',
    name: 'sample',
    value: {
      init: async () => {},
      check: async (mutants: Mutant[]) =>
        Object.fromEntries(
          mutants.map((mutant) => [
            mutant.id,
            isInSample(mutant)
              ? { status: 'passed' }
              : { status: 'compileError', reason: 'Not in the sample' },
          ]),
        ),
    },
  },
]

function isInSample({ fileName, location: { start, end }, replacement }: Mutant): boolean {
  const from = textBetween(readFileSync(fileName, 'utf8'), start, end)
  const change = { file: relative('.', fileName), from, to: replacement, seed }
  const hash = createHash('sha256').update(JSON.stringify(change)).digest()
  return hash.readUInt32BE() % Number(oneOf) === 0
}

/** Lines and columns start at 0. */
export function textBetween(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line, end.line + 1)
  const last = lines.length - 1
  lines[last] = (lines[last] ?? '').slice(0, end.column)
  lines[0] = (lines[0] ?? '').slice(start.column)
  return lines.join('\n')
}
