import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { describeWithExamples } from '#mocks/openapi/examples'
import type { OpenApi } from '#mocks/openapi/openApi'

const folder = mkdtempSync(join(tmpdir(), 'openapi-'))

afterAll(() => rmSync(folder, { recursive: true }))

interface Problem {
  ruleId: string
  message: string
  location: { pointer?: string }[]
}

/** @returns what Redocly finds by its recommended rules */
async function problemsOf(name: string, document: OpenApi): Promise<string[]> {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(document))
  const options = ['lint', '--config', 'mocks/openapi/redocly.yaml', '--format', 'json', file]
  const { stdout } = await promisify(execFile)('node_modules/.bin/redocly', options, {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((cause: unknown) => Object(cause))
  const { problems, totals } = JSON.parse(String(stdout))
  expect(problems).toHaveLength(totals.errors + totals.warnings)
  return problems.map(
    ({ ruleId, message, location: [place] }: Problem) =>
      `${name}: ${ruleId}: ${message} ${place?.pointer}`,
  )
}

test('Redocly finds no error and no warning in the descriptions', async () => {
  const documents = await describeWithExamples('1.0.0')
  const found = await Promise.all(
    Object.entries(documents).map(([name, document]) => problemsOf(name, document)),
  )
  expect(found.flat()).toEqual([])
}, 120_000)
