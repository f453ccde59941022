/** `npm run openapi [-- folder]`: the contract as OpenAPI 3.1, with examples of the simulation. */
import 'fake-indexeddb/auto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeWithExamples } from '#mocks/openapi/examples'
import packageJson from '../package.json' with { type: 'json' }

const folder = process.argv[2] ?? 'openapi'

mkdirSync(folder, { recursive: true })
for (const [name, description] of Object.entries(await describeWithExamples(packageJson.version))) {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`)
  console.log(file)
}
