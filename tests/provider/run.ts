/**
 * `npm run check-provider -- <url>`: checks whether a real provider answers as agreed. Exit code 0 if it
 * does, 1 if not, 2 if the check could not run.
 */
import { writeFileSync } from 'node:fs'
import { endWith } from '#mocks/backend/options'
import { checkProvider } from './check'
import { readCommandLine, usage } from './commandLine'
import { Recording } from './record'
import { junitOf, markdownOf } from './reports'
import { isWhole, tableOf } from './table'

async function run(): Promise<number> {
  const given = readCommandLine(process.argv.slice(2))
  if (given === null) {
    console.log(usage)
    return 0
  }
  const { junit, markdown, har } = given.files
  const recording = new Recording(given.segment)
  const lines = await checkProvider({ ...given, record: (exchange) => recording.add(exchange) })
  console.log(tableOf(lines))
  if (junit !== undefined) writeFileSync(junit, junitOf(lines, given))
  if (markdown !== undefined) writeFileSync(markdown, markdownOf(lines, given))
  if (har !== undefined) writeFileSync(har, recording.toHar())
  return isWhole(lines, given) ? 0 : 1
}

try {
  process.exitCode = await run()
} catch (cause) {
  endWith(cause, usage)
}
