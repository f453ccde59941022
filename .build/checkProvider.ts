/** `npm run check-provider -- <url>`: does a real provider answer as agreed? Exit code 0 if so, 1 if not, 2 if it could not be asked. */
import { parseArgs } from 'node:util'
import { checkProvider } from './checkProvider/check'
import { isWhole, tableOf } from './checkProvider/table'

const usage = `npm run check-provider -- <url> [options]

  --token TOKEN     a player's session, as the app sends it
  --user ID         whose session it is
  --segment WORD    the path in front of /banklist that only this operator knows
  --orders          places a deposit with that player, and cancels it; without it nothing is written
  --all             our own calls, which the specification does not name, must be there too
  --slow MS         an answer that takes longer is slow (2000)
  --timeout MS      nothing is waited for longer (10000)`

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      token: { type: 'string' },
      user: { type: 'string' },
      segment: { type: 'string' },
      orders: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      slow: { type: 'string', default: '2000' },
      timeout: { type: 'string', default: '10000' },
    },
  })
  const [url = ''] = positionals
  const [slowMs, timeoutMs] = [Number(values.slow), Number(values.timeout)]
  const isAddress = /^https?:\/\//.test(url) && URL.canParse(url)
  if (!isAddress || !(slowMs > 0) || !(timeoutMs > 0)) {
    if (url !== '' && !isAddress)
      console.error(`${url}: no address that begins with http:// or https://\n`)
    console.error(usage)
    return 2
  }
  if (values.orders && !(values.token && values.user && values.segment)) {
    console.error('--orders needs a test account: --token, --user and --segment')
    return 2
  }
  const { token, user, segment, orders } = values
  const origin = url.replace(/\/+$/, '')
  const lines = await checkProvider({
    url: origin,
    token,
    user,
    segment,
    orders,
    slowMs,
    timeoutMs,
  })
  console.log(tableOf(lines))
  return isWhole(lines, values.all) ? 0 : 1
}

try {
  process.exitCode = await run()
} catch (cause) {
  // An option that is not known, for one.
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 2
}
