/** `npm run backend` and `npm run provider`: the simulated back ends in a process of their own, with their data in memory. */
import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readScenarioFile } from './backend/scenario/shipped'
import { serveBackend } from './backend/serve'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4300' },
    /** A number by which what is drawn by chance repeats itself. */
    seed: { type: 'string' },
    /** ISO text: where the clock stands until it is moved. */
    clock: { type: 'string' },
    /** A file with a world to start from, as `GET /api/scenarios/world` answers it. */
    world: { type: 'string' },
    /** What is loaded upon that: the name of one that ships (`late-deposit`), or a file. */
    scenario: { type: 'string' },
    'without-api': { type: 'boolean', default: false },
  },
})

try {
  const server = await serveBackend({
    port: Number(values.port),
    hasApi: !values['without-api'],
    seed: values.seed === undefined ? undefined : Number(values.seed),
    clock: values.clock,
    world: values.world === undefined ? undefined : JSON.parse(readFileSync(values.world, 'utf8')),
    scenario: values.scenario === undefined ? undefined : readScenarioFile(values.scenario),
    config: {
      appName: process.env.VITE_APP_NAME || 'Arcade Member',
      apiOrigin: process.env.APP_ORIGIN ?? 'http://localhost:4173',
      transferBankSegment: process.env.VITE_TRANSFER_BANK_SEGMENT || 'a7c41f',
      ...(process.env.HOME_URL && { homeUrl: process.env.HOME_URL }),
    },
  })
  console.log(`Simulated ${values['without-api'] ? 'provider' : 'back ends'} on ${server.url}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.close())
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
}
