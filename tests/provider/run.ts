/** `npm run check-provider -- <url>`: does a real provider answer as agreed? Exit code 0 if so, 1 if not, 2 if it could not be asked. */
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
