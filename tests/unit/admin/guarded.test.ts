import { beforeEach, describe, expect, test } from 'vitest'
import { type AdminCallName, adminCalls } from '#contract/admin/calls'
import { guardedActions } from '#mocks/admin/guard/guardedActions'
import { database } from '#mocks/provider/database/database'
import { advance, clockTime, day, fieldsOf, hour, iso, newPerson } from '../provider/providerPlayer'
import { type GuardedCase, guardedCases } from './guardedCases'
import { StaffMember, startOperator } from './staff'

beforeEach(startOperator)

/** Every writing call of the back office. A harmless one says why. */
const effects: Partial<Record<AdminCallName, 'moves value' | 'loosens' | { harmless: string }>> = {
  adjust: 'moves value',
  decideDeposit: 'moves value',
  decideWithdrawal: 'moves value',
  generateCodes: 'moves value',
  savePromotion: 'moves value',
  setPromotionStatus: 'moves value',
  saveSetting: 'loosens',
  saveOffer: 'loosens',
  saveAdmin: 'loosens',
  setAdminStatus: 'loosens',

  login: { harmless: 'proves who it is' },
  loginCode: { harmless: 'proves who it is' },
  loginCheck: { harmless: 'reads one’s own session' },
  ownPassword: { harmless: 'asks for the old password, and is about oneself' },
  enrolOtp: { harmless: 'adds a second factor of one’s own' },
  confirmOtp: { harmless: 'adds a second factor of one’s own' },
  looking: { harmless: 'says which row is open' },
  noteExport: { harmless: 'notes an export' },
  matchBankLine: { harmless: 'credits what the bank shows, once for each line' },
  decideApproval: { harmless: 'is the second person’s own decision' },
  setPlayerStatus: { harmless: 'gives nothing, and is audited' },
  setPlayerBank: { harmless: 'holds withdrawals back, by a setting that is guarded' },
  setPlayerPassword: { harmless: 'ends the player’s sessions and gives no credit' },
  addNote: { harmless: 'writes a note' },
  openCase: { harmless: 'hands work to a colleague' },
  changeCase: { harmless: 'hands work to a colleague' },
  replyToPlayer: { harmless: 'writes to a player' },
  setTags: { harmless: 'writes tags' },
  cancelReceived: { harmless: 'takes a bonus back' },
  disableCodes: { harmless: 'takes codes out of use' },
  runCashback: { harmless: 'computes by the rule in force, once for each period' },
  cancelCashback: { harmless: 'takes cashback back' },
  logOut: { harmless: 'ends one’s own session' },
  endSessions: { harmless: 'takes access away until the next login' },
  reportPage: { harmless: 'shows colleagues the open page' },
  withdrawApproval: { harmless: 'takes one’s own request back' },
  promotionEstimate: { harmless: 'computes, and changes nothing' },
  setAutomatic: { harmless: 'steers the simulation, not the site' },
}

const isName = (name: string): name is AdminCallName => Object.hasOwn(adminCalls, name)
const writing = Object.keys(adminCalls)
  .filter(isName)
  .filter((name) => adminCalls[name].method === 'POST')
const guarded = writing.filter((name) => typeof effects[name] === 'string')

test('every staff action is guarded or has a reason why it is harmless', () => {
  expect(writing.filter((name) => effects[name] === undefined)).toEqual([])
})

test('every guarded action has a case of each kind', () => {
  expect(new Set(guardedCases.map(({ call }) => call))).toEqual(new Set(guarded))
  expect(new Set(guardedCases.map(({ kind }) => kind))).toEqual(
    new Set(Object.keys(guardedActions)),
  )
})

const other = { owner: 'cashier', cashier: 'owner' } as const

/** Logs both people in and prepares the action of one of them. */
async function asking({ by, call, request }: GuardedCase) {
  const [asker, second] = [await StaffMember.logIn(by), await StaffMember.logIn(other[by])]
  const content = { requestId: crypto.randomUUID(), ...(await request()), ...asker.self }
  return { asker, second, call, content }
}

const yesTo = (approvalId: unknown, staff: StaffMember) => ({
  approvalId,
  decision: 'approve',
  ...staff.self,
})

const named = guardedCases.map((one) => [one.name, one] as const)

describe('actions above their limit', () => {
  test.each(named)(
    '%s waits for the approval of an independent second person and is carried out once',
    async (_, one) => {
      const { asker, second, call, content } = await asking(one)
      const before = await one.state()
      const answer = await asker.done(call, content)
      const { approvalId } = answer
      expect(approvalId).toEqual(expect.any(String))
      expect(await asker.done(call, content)).toEqual(answer)
      const again = { ...content, requestId: crypto.randomUUID() }
      const requests = await database.approvals.count()
      await asker.done(call, again)
      // A password's hash differs each time.
      const isOther = fieldsOf(content)['newPassword'] !== undefined
      expect(await database.approvals.count()).toBe(requests + Number(isOther))
      const own = yesTo(approvalId, asker)
      expect(await asker.refused('decideApproval', own)).toEqual({ code: 'samepersontwice' })
      await database.admins.update(second.adminID, {
        grant: { by: asker.adminID, at: iso(clockTime()) },
      })
      const yes = { requestId: crypto.randomUUID(), ...yesTo(approvalId, second) }
      expect(await second.refused('decideApproval', yes)).toMatchObject({ code: 'linkedaccount' })
      expect(await one.state()).toEqual(before)
      await database.admins.toCollection().modify((row) => {
        delete row.grant
      })
      await second.done('decideApproval', yes)
      const after = await one.state()
      expect(after).not.toEqual(before)
      await second.done('decideApproval', yes)
      const late = { ...yes, requestId: crypto.randomUUID() }
      expect(await second.refused('decideApproval', late)).toMatchObject({ code: 'alreadydecided' })
      expect(await one.state()).toEqual(after)
    },
  )

  test.each(named)('%s asks for the password where there is no second person', async (_, one) => {
    const { asker, second, call, content } = await asking(one)
    await database.admins.update(second.adminID, { status: 'disabled' })
    const before = await one.state()
    const { password: _password, ...unsaid } = content
    expect(await asker.refused(call, unsaid)).toEqual({ code: 'passwordrequired' })
    expect(await one.state()).toEqual(before)
    const answer = await asker.done(call, { ...content, requestId: crypto.randomUUID() })
    expect(answer['approvalId'] ?? null).toBeNull()
    expect(await one.state()).not.toEqual(before)
    expect(await database.audit.filter(({ isAlone }) => isAlone === true).count()).toBe(1)
  })
})

const unpaid = 'Game round was not paid out'

async function raise(name: 'risk' | 'withdraw', changes: object): Promise<void> {
  const [owner, cashier] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
  const { value, version } = await owner.read('setting', {}, name)
  const request = { name, version, value: { ...fieldsOf(value), ...changes } }
  const { approvalId } = await owner.done('saveSetting', request)
  await cashier.done('decideApproval', yesTo(approvalId, cashier))
}

describe('limits of one person', () => {
  test('a raised limit applies to requests made after it', async () => {
    const cashier = await StaffMember.logIn('cashier')
    const { id: userId } = await newPerson()
    const request = { userId, direction: 'add', amount: 5000, reason: unpaid, ...cashier.self }
    const { approvalId } = await cashier.done('adjust', request)
    await raise('risk', { adjustUpTo: 10_000 })
    const own = yesTo(approvalId, cashier)
    expect(await cashier.refused('decideApproval', own)).toEqual({ code: 'samepersontwice' })
    expect(await cashier.read('approval', {}, String(approvalId))).toMatchObject({
      status: 'pending',
      limit: 1000,
      cost: 5000,
    })
    const next = { ...request, amount: 6000 }
    expect(await cashier.done('adjust', next)).toMatchObject({ approvalId: null })
  })

  test('a raised approval limit does not apply to an earlier withdrawal', async () => {
    const [before, ...rest] = guardedCases.filter(({ kind }) => kind === 'withdrawal')
    expect(rest).toEqual([])
    const content = await before?.request()
    advance(hour)
    await raise('risk', { approveUpTo: 900_000 })
    const cashier = await StaffMember.logIn('cashier')
    expect((await cashier.done('decideWithdrawal', content))['approvalId']).not.toBeNull()
  })

  test('a raised limit for second approvals does not apply to an earlier withdrawal', async () => {
    const request = fieldsOf(
      await guardedCases.find(({ kind }) => kind === 'withdrawal')?.request(),
    )
    advance(hour)
    await raise('withdraw', { secondApproveOver: 900_000 })
    const owner = await StaffMember.logIn('owner')
    await owner.done('decideWithdrawal', { ...request, ...owner.self })
    const paid = { ...request, decision: 'paid', status: 'approved', bankRef: 'KB1234' }
    expect(await owner.refused('decideWithdrawal', paid)).toEqual({ code: 'samepersontwice' })
  })

  test('a limit cannot be split, because everything that one person grants in a day is added up', async () => {
    const cashier = await StaffMember.logIn('cashier')
    expect(await cashier.done('generateCodes', codesOf(900))).toMatchObject({ approvalId: null })
    const next = await cashier.done('generateCodes', codesOf(200))
    expect(next).toMatchObject({ approvalId: expect.any(String), codes: [] })
    advance(day)
    const tomorrow = await StaffMember.logIn('cashier')
    const again = await tomorrow.done('generateCodes', codesOf(300))
    expect(again).toMatchObject({ approvalId: null })
  })
})

function codesOf(amount: number) {
  return {
    batch: {
      batchName: 'Parts',
      count: 1,
      prefix: '',
      length: 8,
      amount,
      turnoverX: 1,
      maxRedeem: 1,
      audience: 'all',
      startAt: null,
      expireAt: null,
    },
  }
}

describe('second accounts', () => {
  const newcomer = { username: 'newcomer', name: 'New', role: 'owner', newPassword: 'newcomer1' }

  /** Starts a site with one owner, who creates another account. */
  async function makeAnother(): Promise<{ owner: StaffMember; another: StaffMember }> {
    await database.admins.update('A2', { status: 'disabled' })
    const owner = await StaffMember.logIn('owner')
    const { adminID } = await owner.done('saveAdmin', { ...newcomer, ...owner.self })
    await database.admins.update(String(adminID), { mustChangePassword: false })
    return { owner, another: await StaffMember.logIn('newcomer', undefined, 'newcomer1') }
  }

  const { batch } = codesOf(50_000)

  test('an account that the owner created can approve for its owner only after a day, and vice versa', async () => {
    const { owner, another } = await makeAnother()
    const { approvalId } = await owner.done('generateCodes', { batch })
    expect(await another.refused('decideApproval', yesTo(approvalId, another))).toMatchObject({
      code: 'linkedaccount',
      at: iso(clockTime() + day),
    })
    const asked = await another.done('generateCodes', { batch: { ...batch, batchName: 'Back' } })
    const back = yesTo(asked['approvalId'], owner)
    expect(await owner.refused('decideApproval', back)).toMatchObject({ code: 'linkedaccount' })
    advance(day + 1)
    const late = await StaffMember.logIn('newcomer', undefined, 'newcomer1')
    await late.done('decideApproval', yesTo(approvalId, late))
  })

  test('a new account that a third person agreed to can approve at once', async () => {
    const [owner, cashier] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
    const { approvalId } = await owner.done('saveAdmin', { ...newcomer, ...owner.self })
    await cashier.done('decideApproval', yesTo(approvalId, cashier))
    const row = await database.admins.where({ username: 'newcomer' }).first()
    await database.admins.update(row?.adminID ?? '', { mustChangePassword: false })
    const another = await StaffMember.logIn('newcomer', undefined, 'newcomer1')
    const asked = await owner.done('generateCodes', { batch })
    await another.done('decideApproval', yesTo(asked['approvalId'], another))
    expect(await database.codes.filter(({ batchName }) => batchName === 'Parts').count()).toBe(1)
  })

  test('a disabled account still counts as a second person for one more day', async () => {
    const owner = await StaffMember.logIn('owner')
    const out = { adminID: 'A2', status: 'disabled', reason: 'Left the company today' }
    expect(await owner.refused('setAdminStatus', out)).toEqual({ code: 'passwordrequired' })
    await owner.done('setAdminStatus', { ...out, ...owner.self })
    expect(await database.audit.orderBy('seq').last()).toMatchObject({ isAlone: true })
    const request = { batch, ...owner.self }
    expect(await owner.done('generateCodes', request)).toMatchObject({ codes: [] })
    expect(await owner.read('secondPerson')).toMatchObject({ others: ['A2'] })
    advance(day + 1)
    const later = await StaffMember.logIn('owner')
    expect(await later.read('secondPerson')).toMatchObject({ others: [] })
    const alone = { batch: { ...batch, batchName: 'Alone' }, ...later.self }
    expect(await later.done('generateCodes', alone)).toMatchObject({ approvalId: null })
  })
})

test('a late approval does not overwrite a setting that was saved in the meantime', async () => {
  const [owner, cashier] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
  const { value, version } = await owner.read('setting', {}, 'risk')
  const save = (changes: object) =>
    owner.done('saveSetting', { name: 'risk', version, value: { ...fieldsOf(value), ...changes } })
  const { approvalId } = await save({ approveUpTo: 50_000 })
  await save({ approveUpTo: 10_000 })
  const yes = yesTo(approvalId, cashier)
  expect(await cashier.refused('decideApproval', yes)).toEqual({ code: 'versionchanged' })
  expect(await owner.read('setting', {}, 'risk')).toMatchObject({ value: { approveUpTo: 10_000 } })
})

test("an approval request shows the player's credit, and masks account numbers for support", async () => {
  const cashier = await StaffMember.logIn('cashier')
  const person = await newPerson(700)
  const request = {
    userId: person.id,
    direction: 'add',
    amount: 5000,
    reason: 'Not paid out at all',
  }
  const { approvalId } = await cashier.done('adjust', { ...request, ...cashier.self })
  expect(await cashier.read('approval', {}, String(approvalId))).toMatchObject({
    player: { userId: person.id, name: expect.stringMatching(/./), credit: 700 },
    block: 'asked',
  })
  const bank = guardedCases.find(({ name }) => name.includes('transferbank'))
  const owner = await StaffMember.logIn('owner')
  const asked = await owner.done('saveSetting', await bank?.request())
  const id = String(asked['approvalId'])
  expect(JSON.stringify(await cashier.read('approval', {}, id))).toContain('9990001112')
  const support = await StaffMember.logIn('support')
  expect(JSON.stringify(await support.read('approval', {}, id))).not.toContain('9990001112')
  expect(JSON.stringify(await database.audit.toArray())).not.toContain('9990001112')
})
