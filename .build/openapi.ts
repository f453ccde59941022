/** `npm run openapi [-- folder]`: writes the contract as OpenAPI 3.1, with examples from the simulation. */
import 'fake-indexeddb/auto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BadOption } from '#mocks/backend/badOption'
import { endWith, readable } from '#mocks/backend/options'
import { describeWithExamples } from '#mocks/openapi/examples'
import packageJson from '../package.json' with { type: 'json' }

const usage = `npm run openapi [-- folder]

writes provider.json, admin.json and api.json there, or into openapi`

const options = { help: { type: 'boolean' } } as const

async function run(): Promise<void> {
  const args = process.argv.slice(2)
  const { values, positionals } = parseArgs(readable({ args, options, allowPositionals: true }))
  if (values.help) {
    console.log(usage)
    return
  }
  const [folder = 'openapi', ...others] = positionals
  if (others.length > 0) throw new BadOption(`${others[0]}: one folder at a time`)
  mkdirSync(folder, { recursive: true })
  const descriptions = await describeWithExamples(packageJson.version)
  for (const [name, description] of Object.entries(descriptions)) {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`)
    console.log(file)
  }
}

try {
  await run()
} catch (cause) {
  endWith(cause, usage)
}
