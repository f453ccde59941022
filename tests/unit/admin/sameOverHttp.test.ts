import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminCalls } from '#contract/admin/calls'
import { createAdminNetwork } from '#mocks/admin/network'
import type { BackendServer } from '#mocks/backend/serve'
import { createNetwork } from '#mocks/network'
import { isStaffCall, signToken } from '#mocks/token'
import { config, demoId } from '../provider/backEnds'
import { serveHere } from './serveHere'
import { StaffMember, startOperator } from './staff'

let server: BackendServer
let tokens: Record<string, string>

beforeAll(async () => {
  server = await serveHere()
  await startOperator()
  const [support, cashier, owner] = [
    await StaffMember.logIn('support'),
    await StaffMember.logIn('cashier'),
    await StaffMember.logIn('owner'),
  ]
  tokens = {
    nobody: '',
    'a player': await signToken(demoId),
    'a forger': await signToken(demoId, 'admin'),
    support: support.token,
    cashier: cashier.token,
    owner: owner.token,
  }
})

afterAll(() => server.close())

const staffNetwork = createAdminNetwork(config)
const network = createNetwork(config)

/** Sends calls of staff to the handler of the staff page, and all others to the players' worker. */
async function statusInApp(path: string, init: RequestInit): Promise<number> {
  const request = new Request(config.providerOrigin + path, init)
  return (await (isStaffCall(request) ? staffNetwork(request) : network.respond(request))).status
}

const guarded = Object.values(adminCalls).filter(({ needs }) => needs !== 'anyone')

/** Paths that also serve players. They answer staff like players. */
const openToPlayers = [
  '/promotion',
  '/promotion/:id',
  '/usersystem',
  '/usersystem/:id',
  '/userbalance/transaction/deposit/:id',
  '/userbalance/transaction/withdraw/:id',
]

test.each(['nobody', 'a player', 'a forger', 'support', 'cashier', 'owner'])(
  'every staff call has the same status in the app and over HTTP for %s',
  async (who) => {
    const token = tokens[who] ?? ''
    const inApp: string[] = []
    const overHttp: string[] = []
    for (const { method, path } of guarded) {
      const headers = {
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
        ...(method === 'POST' && { 'Content-Type': 'application/json' }),
      }
      const init = { method, headers, ...(method === 'POST' && { body: '{}' }) }
      const asked = path.replace(':id', 'x')
      inApp.push(`${method} ${path} ${await statusInApp(asked, init)}`)
      overHttp.push(`${method} ${path} ${(await fetch(server.url + asked, init)).status}`)
    }
    expect(overHttp).toEqual(inApp)
    if (!['nobody', 'a player', 'a forger'].includes(who)) return
    const answered = inApp.filter((line) => !line.endsWith(' 401'))
    expect(answered.filter((line) => !openToPlayers.includes(line.split(' ')[1] ?? ''))).toEqual([])
  },
)
