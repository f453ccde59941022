import { beforeEach, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import { deviceMark } from '#mocks/token'
import { callApi, callProvider, demo } from '../provider/backEnds'
import {
  advance,
  day,
  depositOf,
  type Fields,
  fieldsOf,
  hour,
  minute,
  newPerson,
  type Person,
} from '../provider/providerPlayer'
import { callAdmin, StaffMember, startOperator } from './staff'

beforeEach(startOperator)

const reason = 'A reason that is long enough'

function rowsIn(answer: Fields): Fields[] {
  return Object.values(fieldsOf(answer['data'])).map(fieldsOf)
}

const rise = (one: unknown, other: unknown) =>
  typeof one === 'number' ? one - Number(other) : String(one) < String(other) ? -1 : 1

const idsIn = (answer: Fields) => rowsIn(answer).map(({ userId }) => userId)

describe('the list of players', () => {
  test('the list of players is filtered by status, by inviter and by tag', async () => {
    const support = await StaffMember.logIn('support')
    expect(idsIn(await support.read('players', { status: 'banned' }))).toEqual(['M1003'])
    const friends = await support.read('players', { inviter: 'M1002' })
    expect(idsIn(friends)).toHaveLength(3)
    await support.done('setTags', { userId: 'M1001', tags: ['vip'], shown: [] })
    expect(idsIn(await support.read('players', { tag: 'vip' }))).toEqual(['M1001'])
  })

  test('the list of players is sorted by credit, deposits, withdrawals and last login, with nobody missing', async () => {
    await newPerson()
    const owner = await StaffMember.logIn('owner')
    const { total } = await owner.read('players')
    for (const sort of ['credit', '-depositTotal', 'withdrawTotal', '-lastLoginAt']) {
      const answer = await owner.read('players', { sort, size: 100 })
      const values = rowsIn(answer).map((row) => row[sort.replace('-', '')] ?? '')
      const rising = values.toSorted((one, other) => (one < other ? -1 : Number(one > other)))
      expect(values).toEqual(sort.startsWith('-') ? rising.toReversed() : rising)
      expect(values).toHaveLength(Number(total))
    }
    const [richest, second] = rowsIn(await owner.read('players', { sort: '-credit' }))
    const { tail = '' } = (await database.players.get(String(second?.['userId']))) ?? {}
    const narrowed = { sort: '-credit', status: 'active', q: tail }
    expect(idsIn(await owner.read('players', narrowed))).toContain(second?.['userId'])
    expect(idsIn(await owner.read('players', { sort: 'credit', status: 'banned' }))).toEqual([
      'M1003',
    ])
    expect(Number(richest?.['credit'])).toBeGreaterThan(Number(second?.['credit']))
  })

  test('the list of players sorts Thai names as they are read, with a leading vowel after its consonant', async () => {
    const names = ['เกษม ดี', 'กมล ดี', 'ขวัญ ดี', 'แก้ว ดี', 'Anna']
    for (const name of names) {
      const { id } = await newPerson()
      await database.players.update(id, { book_name: name })
    }
    const owner = await StaffMember.logIn('owner')
    const read = async (query: Record<string, string | number>) =>
      rowsIn(await owner.read('players', { size: 100, ...query }))
        .map(({ name }) => String(name))
        .filter((name) => names.includes(name))
    const inOrder = ['กมล ดี', 'เกษม ดี', 'แก้ว ดี', 'ขวัญ ดี', 'Anna']
    expect(await read({ sort: 'name' })).toEqual(inOrder)
    expect(await read({ sort: '-name', status: 'active' })).toEqual(inOrder.toReversed())
  })

  test('a search finds a player by the end of the account number, and support sees only that end', async () => {
    const [owner, support] = [await StaffMember.logIn('owner'), await StaffMember.logIn('support')]
    const { tail = '', book_number } = (await database.players.get('M1001')) ?? {}
    expect(rowsIn(await owner.read('players', { q: tail }))).toMatchObject([{ book_number }])
    const thaiTail = tail.replace(/\d/g, (digit) => String.fromCodePoint(0xe50 + Number(digit)))
    expect(rowsIn(await owner.read('players', { q: thaiTail }))).toMatchObject([{ book_number }])
    const [seen] = rowsIn(await support.read('players', { q: tail }))
    expect(seen).toMatchObject({ userId: 'M1001', book_number: `•••${tail}` })
  })

  test.each(['๐๘๑๒๓', '０８１２３', '081-23', '(081) 23', '๐๘๑ ๒๓๔ ๕๖๗๘', '+66 81 234 5678'])(
    'a search finds a player by the beginning of the phone number, written as %s',
    async (q) => {
      const owner = await StaffMember.logIn('owner')
      expect(rowsIn(await owner.read('players', { q }))).toMatchObject([{ username: '0812345678' }])
    },
  )

  test('an exported list of players has whole account numbers only for the owner', async () => {
    const [owner, cashier] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
    const { tail = '', book_number } = (await database.players.get('M1001')) ?? {}
    const file = { q: tail, purpose: 'export' }
    expect(rowsIn(await cashier.read('players', { q: tail }))).toMatchObject([{ book_number }])
    expect(rowsIn(await cashier.read('players', file))).toMatchObject([
      { book_number: `•••${tail}` },
    ])
    expect(rowsIn(await owner.read('players', file))).toMatchObject([{ book_number }])
  })

  test('the list of players can be sorted only by indexed columns', async () => {
    const support = await StaffMember.logIn('support')
    const asked = await callAdmin('players', {
      query: { sort: 'book_number' },
      token: support.token,
    })
    expect(asked.status).toBe(400)
    const names = rowsIn(await support.read('players', { sort: 'username', size: 100 })).map(
      ({ username }) => String(username),
    )
    expect(names).toEqual(names.toSorted())
  })

  test('the list of a day has the players who joined on that day in Bangkok', async () => {
    const person = await newPerson()
    const support = await StaffMember.logIn('support')
    const { createdAt = '' } = (await database.players.get(person.id)) ?? {}
    const digits = createdAt.slice(0, 10).replaceAll('-', '')
    expect(idsIn(await support.read('todaysPlayers', {}, digits))).toEqual([person.id])
    const bad = await callAdmin('todaysPlayers', { id: 'yesterday', token: support.token })
    expect(bad.status).toBe(400)
  })
})

describe('the page of a player', () => {
  test('the page of a player shows credit, totals, protection, friends and notes', async () => {
    const person = await newPerson(50, 'M1001')
    await person.deposit(300)
    await person.request(providerPaths.limit(), { kind: 'deposit', window: '24h', amount: 5000 })
    const support = await StaffMember.logIn('support')
    await support.done('addNote', { userId: person.id, text: ' Asked about a bonus ' })
    const told = await support.read('player', {}, person.id)
    expect(told).toMatchObject({
      userId: person.id,
      inviterID: 'M1001',
      friends: 0,
      depositCount: 1,
      notes: [{ text: 'Asked about a bonus', by: 'ส้ม ดูแลลูกค้า' }],
    })
    expect(fieldsOf(told['wallet'])['credit']).toBe(told['credit'])
    expect(Object.values(fieldsOf(fieldsOf(told['protection'])['limits']))).toHaveLength(1)
  })

  test('an unknown player is not found', async () => {
    const support = await StaffMember.logIn('support')
    const { status, body } = await callAdmin('player', { id: 'nobody', token: support.token })
    expect([status, body]).toEqual([400, { code: 'notfound' }])
  })
})

async function wholeTimeline(staff: StaffMember, id: string, query = {}): Promise<Fields[]> {
  const entries: Fields[] = []
  for (let before: string | null = ''; before !== null; ) {
    const asked: Record<string, string> = { ...query, ...(before !== '' && { before }) }
    const page = await staff.read('timeline', asked, id)
    entries.push(...rowsIn(page))
    before = typeof page['next'] === 'string' ? page['next'] : null
  }
  return entries
}

describe('the timeline', () => {
  test('the timeline lists each event once, newest first, over all its pages', async () => {
    const owner = await StaffMember.logIn('owner')
    const entries = await wholeTimeline(owner, 'M1001')
    const moments = entries.map(({ at }) => String(at))
    expect(moments).toEqual(moments.toSorted().toReversed())
    const userId = 'M1001'
    const [deposits, withdraws, received] = await Promise.all([
      database.deposits.where({ userId }).count(),
      database.withdraws.where({ userId }).count(),
      database.received.where({ userId }).count(),
    ])
    const count = (kind: string) =>
      new Set(entries.filter((entry) => entry['kind'] === kind).map(({ id }) => id)).size
    expect([count('deposit'), count('withdrawal'), count('promotion')]).toEqual([
      deposits,
      withdraws,
      received,
    ])
    const keys = entries.map(({ kind, id, what }) => JSON.stringify([kind, id, what]))
    expect(new Set(keys).size).toBe(keys.length)
    const play = entries.filter(({ kind }) => kind === 'play')
    const staked = play.reduce((sum, entry) => sum + Number(entry['staked']), 0)
    const bets = await database.ledger.where({ userId }).toArray()
    const stakes = bets.filter(({ type }) => type === 'bet_sim')
    expect(staked).toBeCloseTo(stakes.reduce((sum, { amount }) => sum - amount / 100, 0))
  })

  test('the timeline shows only the requested kinds, and refuses an unknown kind', async () => {
    const owner = await StaffMember.logIn('owner')
    const entries = await wholeTimeline(owner, 'M1001', { kind: 'deposit,account' })
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['deposit', 'account']))
    const answer = await callAdmin('timeline', {
      id: 'M1001',
      query: { kind: 'gossip' },
      token: owner.token,
    })
    expect(answer.status).toBe(400)
  })

  test('the timeline puts the effect of a moment above its cause', async () => {
    const person = await newPerson()
    const depositId = await person.deposit(300, { PromotionID: 'P1' })
    const at = (await database.received.where({ userId: person.id }).first())?.activatedAt
    const support = await StaffMember.logIn('support')
    const entries = await wholeTimeline(support, person.id)
    const together = entries.filter(
      ({ what, at: moment }) => moment === at && (what === 'active' || what === 'confirmed'),
    )
    expect(together).toMatchObject([
      { kind: 'promotion', what: 'active' },
      { kind: 'deposit', what: 'confirmed', id: depositId },
    ])
  })

  test('a search in the timeline finds references, amounts and written texts of all kinds', async () => {
    const person = await newPerson()
    const depositId = await person.deposit(1300)
    await person.done(providerPaths.supportMessage(), { text: 'Où est mon dépôt ?' })
    const support = await StaffMember.logIn('support')
    await support.done('addNote', { userId: person.id, text: 'Called about the deposit' })
    const found = async (q: string) =>
      (await wholeTimeline(support, person.id, { q })).map(({ kind, what }) =>
        [kind, what].join(' '),
      )
    expect(await found('called DEPOSIT')).toEqual(['note note'])
    expect(await found('depot')).toEqual(['message message.player'])
    expect(new Set(await found(depositId))).toContain('deposit confirmed')
    expect(new Set(await found('1,300'))).toContain('deposit pending')
    expect(await found('no such word')).toEqual([])
  })

  test('the timeline shows when a limit was set, requested and removed', async () => {
    const person = await newPerson()
    const limit = { kind: 'session', window: '24h' }
    await person.done(providerPaths.limit(), { ...limit, minutes: 60 })
    advance(minute)
    await person.done(providerPaths.limit(), { ...limit, minutes: null })
    const { limitId } = (await database.limits.where({ userId: person.id }).toArray()).find(
      ({ status }) => status === 'waiting',
    ) ?? { limitId: '' }
    advance(day)
    await person.done(providerPaths.limitConfirm(), { limitId })
    const support = await StaffMember.logIn('support')
    const entries = await wholeTimeline(support, person.id, { kind: 'protection' })
    expect(entries.map((entry) => entry['limit'])).toEqual([
      { window: '24h', minutes: null, isAsked: false },
      { window: '24h', minutes: null, isAsked: true },
      { window: '24h', minutes: 60, isAsked: false },
    ])
  })

  test('the timeline shows the actions of staff, and support sees only their own', async () => {
    const [owner, support] = [await StaffMember.logIn('owner'), await StaffMember.logIn('support')]
    const { id: userId } = await newPerson()
    await owner.done('setPlayerStatus', { userId, decision: 'ban', status: 'active', reason })
    await support.done('addNote', { userId, text: 'Called' })
    const kinds = async (staff: StaffMember) =>
      (await wholeTimeline(staff, userId)).map(({ what }) => what)
    expect(await kinds(owner)).toEqual(expect.arrayContaining(['user.ban', 'note']))
    expect(await kinds(support)).toEqual(expect.arrayContaining(['note']))
    expect(await kinds(support)).not.toContain('user.ban')
  })
})

async function check({ id }: Person, token: string) {
  const { body } = await callProvider(providerPaths.playerCheck(), {
    body: { userId: id },
    token,
  })
  return body
}

test('a player is found by the ID in any spelling', async () => {
  const support = await StaffMember.logIn('support')
  const { body } = await callApi('/api/account/register', {
    body: {
      id: '',
      username: '0891112222',
      password: 'player1234',
      confirmPassword: 'player1234',
      bank_name: 'ธนาคารกสิกรไทย',
      book_number: '1112223334',
      book_name: 'Somebody New',
      inviterID: '',
    },
  })
  const id = String(fieldsOf(fieldsOf(body)['user'])['id'])
  for (const q of [id, id.toUpperCase()]) {
    expect(idsIn(await support.read('players', { q }))).toEqual([id])
  }
})

describe('bans', () => {
  test('a ban permanently ends the session of that player only', async () => {
    const [person, other] = [await newPerson(100), await newPerson(100)]
    const token = await person.token()
    advance(minute)
    const cashier = await StaffMember.logIn('cashier')
    const request = { userId: person.id, reason }
    await cashier.done('setPlayerStatus', { ...request, decision: 'ban', status: 'active' })
    const balance = providerPaths.balance(person.id)
    expect((await callProvider(balance, { token })).status).toBe(401)
    expect((await callProvider(providerPaths.wallet(person.id), { token })).status).toBe(401)
    expect(await check(person, token)).toBe('notfound')
    expect(await person.refused(providerPaths.withdraw(), { amount: 100 })).toEqual({
      code: 'banned',
    })
    expect(
      await person.refused(providerPaths.changePassword(), {
        password: 'player1234',
        newPassword: 'player5678',
      }),
    ).toEqual({ code: 'banned' })
    expect(await other.balance()).toBe(100_00)
    await cashier.done('setPlayerStatus', { ...request, decision: 'unban', status: 'banned' })
    expect((await callProvider(balance, { token })).status).toBe(401)
    expect(await check(person, token)).toBe('notfound')
    const body = { requestId: crypto.randomUUID(), userId: person.id, amount: 100 }
    expect((await callProvider(providerPaths.withdraw(), { body, token })).status).toBe(401)
    const next = await person.token()
    expect((await callProvider(balance, { token: next })).status).toBe(200)
    expect(fieldsOf(await check(person, next))['id']).toBe(person.id)
    // On the clock that testers set back, the ban is still in the future.
    advance(-hour)
    const { status } = await callProvider(balance, { token: await person.token() })
    expect(status).toBe(200)
  })

  test("a password given by staff ends the player's session", async () => {
    const person = await newPerson(100)
    const token = await person.token()
    advance(minute)
    const cashier = await StaffMember.logIn('cashier')
    const newPassword = 'given by phone 1'
    const request = { userId: person.id, newPassword, passwordSetAt: null, reason }
    await cashier.done('setPlayerPassword', request)
    expect((await callProvider(providerPaths.balance(person.id), { token })).status).toBe(401)
    expect(await check(person, token)).toBe('notfound')
    expect(await person.balance()).toBe(100_00)
  })

  test('lifting a ban restores the break or self-exclusion that was active before it', async () => {
    const person = await newPerson()
    await person.done(providerPaths.exclude(), { period: '6m' })
    const cashier = await StaffMember.logIn('cashier')
    const request = { userId: person.id, reason }
    await cashier.done('setPlayerStatus', { ...request, decision: 'ban', status: 'excluded' })
    await cashier.done('setPlayerStatus', { ...request, decision: 'unban', status: 'banned' })
    expect((await database.players.get(person.id))?.status).toBe('excluded')
  })

  test('a self-exclusion during a ban applies once the ban is lifted', async () => {
    const person = await newPerson(100)
    const cashier = await StaffMember.logIn('cashier')
    const request = { userId: person.id, reason }
    await cashier.done('setPlayerStatus', { ...request, decision: 'ban', status: 'active' })
    await person.done(providerPaths.exclude(), { period: '6m' })
    await person.done(providerPaths.limit(), { kind: 'deposit', window: '24h', amount: 50 })
    expect(await person.refused(providerPaths.limitConfirm(), { limitId: 'X1' })).toEqual({
      code: 'banned',
    })
    expect((await database.players.get(person.id))?.status).toBe('banned')
    await cashier.done('setPlayerStatus', { ...request, decision: 'unban', status: 'banned' })
    expect((await database.players.get(person.id))?.status).toBe('excluded')
    expect(await person.refused(providerPaths.deposit(), depositOf(100))).toMatchObject({
      code: 'excluded',
    })
  })

  test('a second ban is refused with who made the first one and when', async () => {
    const { id: userId } = await newPerson()
    const [cashier, owner] = [await StaffMember.logIn('cashier'), await StaffMember.logIn('owner')]
    const request = { userId, decision: 'ban', status: 'active', reason }
    await cashier.done('setPlayerStatus', request)
    expect(await owner.refused('setPlayerStatus', request)).toMatchObject({
      code: 'alreadydecided',
      who: 'แก้ว การเงิน',
    })
  })
})

describe("the player's bank account", () => {
  const account = { bank_name: 'ธนาคารกสิกรไทย', book_name: 'Somebody Else', reason }

  test('a new bank account leaves open withdrawals on the old one, and the audit shows four digits', async () => {
    const person = await newPerson(500)
    const { withdrawId } = await person.done(providerPaths.withdraw(), { amount: 200 })
    const cashier = await StaffMember.logIn('cashier')
    await cashier.done('setPlayerBank', {
      ...account,
      userId: person.id,
      book_number: '123-4-56789-0',
      bankChangedAt: null,
    })
    expect(await database.players.get(person.id)).toMatchObject({
      book_number: '1234567890',
      tail: '7890',
      book_name: 'Somebody Else',
      bankChangedAt: expect.any(String),
    })
    expect((await database.withdraws.get(String(withdrawId)))?.book_number).not.toBe('1234567890')
    const entry = await database.audit.orderBy('seq').last()
    expect(entry?.after).toMatchObject({ book_number: '•••7890' })
    expect(JSON.stringify(entry)).not.toContain('1234567890')
  })

  test('a bank account needs a free, valid number, and an edit based on old data is refused', async () => {
    const [{ id: userId }, other] = [await newPerson(), await newPerson()]
    const { book_number = '', book_name } = (await database.players.get(other.id)) ?? {}
    const cashier = await StaffMember.logIn('cashier')
    const request = { ...account, userId, bankChangedAt: null }
    const error = async (more: object) =>
      (await cashier.refused('setPlayerBank', { ...request, ...more }))['code']
    expect(await error({ book_number })).toBe('bankaccounttaken')
    expect(await error({ book_number: '1234567890', book_name })).toBe('bankaccounttaken')
    expect(await error({ book_number: '12' })).toBe('booknumberinvalid')
    expect(await error({ book_number: '1234567890', bank_name: 'Nobody’s' })).toBe('invalid')
    const own = await database.players.get(userId)
    const same = { bank_name: own?.bank_name, book_name: own?.book_name }
    expect(await error({ ...same, book_number: own?.book_number })).toBe('invalid')
    const later = { book_number: '1234567890', bankChangedAt: '2026-01-01T00:00:00.000Z' }
    expect(await error(later)).toBe('versionchanged')
    expect((await database.players.get(userId))?.bankChangedAt).toBeUndefined()
  })

  test('a bank account needs an offered bank, or keeps one that was switched off', async () => {
    const { id: userId } = await newPerson()
    const bank_name = 'ธนาคารกรุงเทพ'
    await database.banks.filter((bank) => bank.bank_name === bank_name).modify({ status: 'off' })
    const cashier = await StaffMember.logIn('cashier')
    const request = {
      ...account,
      userId,
      bank_name,
      book_number: '1234567899',
      bankChangedAt: null,
    }
    expect(await cashier.refused('setPlayerBank', request)).toMatchObject({
      code: 'invalid',
      field: 'bank_name',
    })
    await database.players.update(userId, { bank_name })
    await cashier.done('setPlayerBank', request)
    expect((await database.players.get(userId))?.book_number).toBe('1234567899')
    await database.banks.toCollection().modify({ status: 'on' })
  })
})

test('a password given by staff logs the player in, and is stored nowhere in plain text', async () => {
  const cashier = await StaffMember.logIn('cashier')
  const newPassword = 'temporary-77'
  const request = { userId: 'M1002', newPassword, passwordSetAt: null, reason }
  await cashier.done('setPlayerPassword', request)
  const { username = '' } = (await database.players.get('M1002')) ?? {}
  const body = { username, password: newPassword }
  const { body: answer } = await callProvider(providerPaths.playerLogin(), { body })
  expect(fieldsOf(answer)['id']).toBe('M1002')
  const kept = JSON.stringify([await database.requests.toArray(), await database.audit.toArray()])
  expect(kept).not.toContain(newPassword)
  expect(
    await cashier.refused('setPlayerPassword', { ...request, newPassword: 'short' }),
  ).toMatchObject({ field: 'newPassword', error: 'passwordweak' })
})

test('the second of two given passwords is refused with who gave the first, which stays valid', async () => {
  const [cashier, owner] = [await StaffMember.logIn('cashier'), await StaffMember.logIn('owner')]
  const { id: userId } = await newPerson()
  const request = { userId, newPassword: 'from-the-cashier', passwordSetAt: null, reason }
  await cashier.done('setPlayerPassword', request)
  const late = { ...request, newPassword: 'from-the-owner' }
  expect(await owner.refused('setPlayerPassword', late)).toMatchObject({
    code: 'alreadydecided',
    who: 'แก้ว การเงิน',
  })
  const { username = '', passwordSetAt } = (await database.players.get(userId)) ?? {}
  const body = { username, password: request.newPassword }
  const { body: answer } = await callProvider(providerPaths.playerLogin(), { body })
  expect(fieldsOf(answer)['id']).toBe(userId)
  await owner.done('setPlayerPassword', { ...late, passwordSetAt })
})

test("a player who logged in on another player's device has a risk badge at each withdrawal", async () => {
  const person = await newPerson(900)
  const { withdrawId } = await person.done(providerPaths.withdraw(), { amount: 500 })
  const cashier = await StaffMember.logIn('cashier')
  const rulesOf = async () => {
    const { risks } = await cashier.read('withdrawal', {}, String(withdrawId))
    return Object.values(fieldsOf(risks)).map(fieldsOf)
  }
  await database.players.update(person.id, { devices: [await deviceMark()] })
  expect((await rulesOf()).map(({ rule }) => rule)).not.toContain('sharedDevice')
  await callApi('/api/account/login', { body: demo })
  expect(await rulesOf()).toContainEqual({
    rule: 'sharedDevice',
    values: { count: 1, other: demo.username },
  })
})

test('tags are not overwritten if a colleague changed them in the meantime', async () => {
  const [owner, support] = [await StaffMember.logIn('owner'), await StaffMember.logIn('support')]
  const { id: userId } = await newPerson()
  await owner.done('setTags', { userId, tags: ['vip', 'vip'], shown: [] })
  expect((await database.players.get(userId))?.tags).toEqual(['vip'])
  const late = { userId, tags: ['late'], shown: [] }
  expect(await support.refused('setTags', late)).toMatchObject({ code: 'versionchanged' })
})

describe('affiliates', () => {
  test('affiliates are the players who invited others, with the totals of these players', async () => {
    const inviter = await newPerson()
    const friend = await newPerson(0, inviter.id)
    await newPerson(0, inviter.id)
    await friend.deposit(1000)
    await friend.bet((await friend.balance()) / 100)
    const owner = await StaffMember.logIn('owner')
    const all = await owner.read('affiliates', { size: 100 }, 'all')
    expect(rowsIn(all).map(({ affiliateID }) => affiliateID)).toEqual(
      expect.arrayContaining(['M1001', 'M1002', inviter.id]),
    )
    expect(all['total']).toBe(3)
    const own = rowsIn(all).find(({ affiliateID }) => affiliateID === inviter.id)
    expect(own).toMatchObject({ signups: 2, firstDeposits: 1, clicks: null })
    expect(Number(own?.['commission'])).toBeGreaterThan(0)
    const friends = await owner.read('affiliates', {}, inviter.id)
    expect(friends['total']).toBe(2)
  })

  test('affiliates are sorted by name and by each of their sums across all pages', async () => {
    const owner = await StaffMember.logIn('owner')
    for (const sort of ['signups', 'totalDeposit', 'commission', 'createdAt']) {
      const rising = rowsIn(await owner.read('affiliates', { sort }, 'all'))
      const falling = rowsIn(await owner.read('affiliates', { sort: `-${sort}` }, 'all'))
      expect(falling).toEqual(rising.toReversed())
      const values = rising.map((row) => row[sort])
      expect(values).toEqual(values.toSorted(rise))
    }
    const named = rowsIn(await owner.read('affiliates', { sort: '-affiliateName' }, 'all'))
    const names = named.map(({ affiliateName }) => String(affiliateName))
    expect(names).toEqual(names.toSorted(new Intl.Collator('th').compare).toReversed())
    const { status } = await callAdmin('affiliates', {
      id: 'all',
      query: { sort: 'password' },
      token: owner.token,
    })
    expect(status).toBe(400)
  })
})

test("the agent's credit falls with play, has a daily trend, and can be topped up", async () => {
  const owner = await StaffMember.logIn('owner')
  const before = await owner.read('agentBalance')
  const trend = Object.values(fieldsOf(before['trend'])).map(fieldsOf)
  expect(trend).toHaveLength(30)
  expect(trend.at(-1)?.['credit']).toBe(before['credit'])
  const person = await newPerson(500)
  await person.bet(200)
  const after = await owner.read('agentBalance')
  expect(Number(after['credit'])).toBe(Number(before['credit']) - 200)
  advance(10 * minute)
  expect(Number((await owner.read('agentBalance'))['credit'])).toBeLessThan(Number(after['credit']))
})
