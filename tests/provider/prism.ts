/**
 * `tsx tests/provider/prism.ts`: checks mocks that Prism makes from the description alone, with the examples
 * and with generated data. So the description says all that the check requires. Prism (85 MB) is no
 * development dependency; npx downloads it.
 */
import 'fake-indexeddb/auto'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { providerCalls } from '#contract/calls/provider'
import { describeWithExamples } from '#mocks/openapi/examples'
import type { Line } from './answer'
import { checkProvider } from './check'
import { tableOf } from './table'

const prism = process.env.PRISM ?? 'npx --yes @stoplight/prism-cli@5'
const port = 4399
const url = `http://127.0.0.1:${port}`

/** In ms; includes the download. */
const longestStart = 300_000

async function started(file: string, options: readonly string[]): Promise<() => void> {
  const [command = '', ...words] = prism.split(' ')
  const mock = spawn(
    command,
    [...words, 'mock', ...options, '-h', '127.0.0.1', '-p', `${port}`, file],
    {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const stop = () => {
    if (mock.pid !== undefined) process.kill(-mock.pid)
  }
  for (const end = Date.now() + longestStart; Date.now() < end; await pause(500)) {
    if (mock.exitCode !== null) throw new Error(`Prism ended with ${mock.exitCode}`)
    const isUp = await fetch(`${url}/bank`).then(
      () => true,
      () => false,
    )
    if (isUp) return stop
  }
  stop()
  throw new Error('Prism did not start')
}

async function check(file: string, options: readonly string[]): Promise<boolean> {
  const stop = await started(file, options)
  try {
    const limits = { slowMs: 60_000, timeoutMs: 60_000 }
    const lines = await checkProvider({ url, token: 'x', user: 'M1001', segment: 'x', ...limits })
    console.log(`prism mock ${options.join(' ')}\n${tableOf(lines)}\n`)
    return lines.every((line) => isExpected(line))
  } finally {
    stop()
  }
}

/** A mock has the date of the description, and may answer each word that stands for “no”. */
function isExpected({ call, verdict, detail }: Line): boolean {
  const { markers = [] } = providerCalls.find(({ name }) => name === call.name) ?? {}
  if (verdict === 'refused') return markers.includes(detail)
  if (verdict === 'not asked')
    return call.caller === 'staff' || detail.startsWith('an earlier answer')
  return verdict === 'as agreed' || call.name === 'clock'
}

const folder = mkdtempSync(join(tmpdir(), 'prism-'))
const file = join(folder, 'provider.json')
const { provider } = await describeWithExamples('1.0.0')
writeFileSync(file, JSON.stringify(provider))
const isStatic = await check(file, [])
const isDynamic = await check(file, ['--dynamic', '--seed', '7'])
rmSync(folder, { recursive: true })
process.exitCode = isStatic && isDynamic ? 0 : 1
