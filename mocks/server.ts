/** `npm run backend` and `npm run provider`: the simulated back ends as a process, with data in memory. */
import { readCommandLine, usage } from './backend/commandLine'
import { endWith } from './backend/options'
import { serveBackend } from './backend/serve'

async function serve(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage)
    return
  }
  const appName = process.env.VITE_APP_NAME || 'Arcade Member'
  const { skipped, ...options } = readCommandLine(process.argv.slice(2), appName)
  if (skipped.length > 0) console.warn(`Rows that do not fit are left out: ${skipped.join(', ')}`)
  const server = await serveBackend({
    ...options,
    config: {
      appName,
      apiOrigin: process.env.APP_ORIGIN ?? 'http://localhost:4173',
      transferBankSegment: process.env.VITE_TRANSFER_BANK_SEGMENT || 'a7c41f',
      ...(process.env.HOME_URL && { homeUrl: process.env.HOME_URL }),
    },
  })
  console.log(`Simulated ${options.hasApi ? 'back ends' : 'provider'} on ${server.url}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.close())
}

try {
  await serve()
} catch (cause) {
  endWith(cause, usage)
}
