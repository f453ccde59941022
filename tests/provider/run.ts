/**
 * `npm run check-provider -- <url>`: checks whether a real provider answers as agreed. Exit code 0 if it
 * does, 1 if not, 2 if the check could not run.
 */
import { endWith } from '#mocks/backend/options'
import { checkProvider } from './check'
import { readCommandLine, usage } from './commandLine'
import { isWhole, tableOf } from './table'

async function run(): Promise<number> {
  const given = readCommandLine(process.argv.slice(2))
  if (given === null) {
    console.log(usage)
    return 0
  }
  const lines = await checkProvider(given)
  console.log(tableOf(lines))
  return isWhole(lines, given.all) ? 0 : 1
}

try {
  process.exitCode = await run()
} catch (cause) {
  endWith(cause, usage)
}
