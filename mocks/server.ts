/** `npm run backend` and `npm run provider`: the simulated back ends as a process, with data in memory. */
import { readCommandLine, usage } from './backend/commandLine'
import { endWith } from './backend/options'
import { recordProvider } from './backend/recordProvider'
import { serveBackend } from './backend/serve'

async function serve(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage)
    return
  }
  const appName = process.env.VITE_APP_NAME || 'Arcade Member'
  const { skipped, record, ...options } = readCommandLine(process.argv.slice(2), appName)
  if (skipped.length > 0) console.warn(`Rows that do not fit are left out: ${skipped.join(', ')}`)
  const config = {
    appName,
    apiOrigin: process.env.APP_ORIGIN ?? 'http://localhost:4173',
    transferBankSegment: process.env.VITE_TRANSFER_BANK_SEGMENT || 'a7c41f',
    ...(process.env.HOME_URL && { homeUrl: process.env.HOME_URL }),
  }
  if (record) {
    const { provider, file } = record
    const recording = await recordProvider({ provider, file, port: options.port, config })
    console.log(`Recording ${provider} on ${recording.url}. Stop it to write ${file}.`)
    whenStopped(async () => {
      const { taken, left } = await recording.close()
      console.log(`${taken} calls are in ${file}. Left out: ${JSON.stringify(left)}`)
    })
    return
  }
  const server = await serveBackend({ ...options, config })
  console.log(`Simulated ${options.hasApi ? 'back ends' : 'provider'} on ${server.url}`)
  whenStopped(() => server.close())
}

function whenStopped(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

try {
  await serve()
} catch (cause) {
  endWith(cause, usage)
}
