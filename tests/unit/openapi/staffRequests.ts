/** Makes every action of staff once with success, by the name of its call. */
import { Secret, TOTP } from 'otpauth'
import type { AdminCallName, SettingName } from '#contract/admin/calls'
import { providerPaths } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import { callAdmin, type StaffAnswer, StaffMember, type Username } from '../admin/staff'
import {
  advance,
  clockTime,
  day,
  depositOf,
  fieldsOf,
  iso,
  minute,
  newPerson,
} from '../provider/providerPlayer'

const reason = 'A reason that is long enough'

const promotion = {
  PromotionName: 'Weekend boost',
  PromotionDetail: 'Twenty percent on top, at most 500 baht',
  PromotionImage: null,
  PromotionType: 'deposit',
  bonusMode: 'percent',
  bonusPercent: 20,
  bonusFixed: 0,
  bonusMax: 500,
  minDeposit: 100,
  turnoverX: 5,
  turnoverBase: 'deposit+bonus',
  maxWithdraw: 0,
  expireDays: 30,
  perUser: 0,
  perDay: 1,
  quota: 0,
  startAt: null,
  endAt: null,
  weekdays: null,
  hours: null,
  audience: 'all',
  sort: 20,
}

const batch = {
  batchName: 'Songkran',
  count: 2,
  prefix: 'SK',
  length: 8,
  amount: 30,
  turnoverX: 1,
  maxRedeem: 1,
  audience: 'all',
  startAt: null,
  expireAt: null,
}

const newCase = { about: null, assignee: { role: 'admin' }, note: 'Credit the deposit' }

const logIn = (username: Username = 'owner') => StaffMember.logIn(username)

/** Makes an action of the owner that needs no preparation. */
async function given(name: AdminCallName, request: object = {}): Promise<StaffAnswer> {
  return (await logIn()).request(name, request)
}

/** Makes an action about a player. */
async function about(name: AdminCallName, request: object): Promise<StaffAnswer> {
  const { id: userId } = await newPerson()
  return given(name, { userId, ...request })
}

async function submittedDeposit(): Promise<string> {
  const person = await newPerson()
  const { depositId } = await person.done(providerPaths.deposit(), depositOf(300))
  await person.done(providerPaths.depositSubmit(), { depositId })
  return String(depositId)
}

/** Saves the setting again unchanged. */
async function savedAgain(name: SettingName, call: AdminCallName): Promise<StaffAnswer> {
  const owner = await logIn()
  const { value, version } = await owner.read('setting', {}, name)
  return owner.request(call, { name, version, value })
}

/** Makes a cashier's request that needs the approval of a second person. */
async function adjustmentOverLimit(): Promise<StaffAnswer> {
  const cashier = await logIn('cashier')
  const { id: userId } = await newPerson()
  return cashier.request('adjust', {
    userId,
    direction: 'add',
    amount: 5000,
    reason,
    ...cashier.self,
  })
}

/** Creates an unmatched bank line, and the deposit of its amount. */
async function strayLine(): Promise<object> {
  const depositId = await submittedDeposit()
  const { amount } = (await database.deposits.get(depositId)) ?? {}
  if (amount === undefined) throw new Error('The deposit is not there')
  const lineId = 'LTEST'
  await database.bankLines.add({
    lineId,
    transferBankID: 'T1',
    amount,
    depositId: null,
    createdAt: iso(clockTime()),
  })
  return { lineId, state: 'unmatched', depositId }
}

/** Creates a player who lost yesterday and has claimable cashback. */
async function claimableCashback(): Promise<string | undefined> {
  const person = await newPerson(1000)
  await person.bet(1000, 0)
  advance(day)
  await person.read(providerPaths.cashback(person.id))
  const rows = await database.cashbacks.where({ userId: person.id }).toArray()
  return rows.find(({ status }) => status === 'claimable')?.cashbackId
}

/**
 * Sets up a cashier's second factor.
 * @returns its codes
 */
async function secondFactor(cashier: StaffMember): Promise<() => string> {
  const secret = Secret.fromBase32(String((await cashier.done('enrolOtp'))['secret']))
  return () => new TOTP({ secret }).generate({ timestamp: clockTime() })
}

export const staffRequests: Readonly<Record<string, () => Promise<StaffAnswer>>> = {
  loginCode: async () => {
    const cashier = await logIn('cashier')
    const code = await secondFactor(cashier)
    await cashier.done('confirmOtp', { newCode: code(), ...cashier.self })
    advance(minute)
    const body = { username: 'cashier', ...cashier.self }
    const { ticket } = fieldsOf((await callAdmin('login', { body })).body)
    return callAdmin('loginCode', { body: { ticket, code: code() } })
  },
  loginCheck: () => given('loginCheck'),
  logOut: () => given('logOut'),
  endSessions: async () => {
    const [owner, cashier] = [await logIn(), await logIn('cashier')]
    const { sessions } = await cashier.read('sessions')
    const sessionIds = Array.isArray(sessions) ? [Object(sessions[0]).sessionId] : []
    return owner.request('endSessions', { sessionIds })
  },
  reportPage: () => given('reportPage', { page: '/admin/deposits' }),
  ownPassword: () => given('ownPassword', { password: 'owner1234', newPassword: 'a better one 9' }),
  enrolOtp: () => given('enrolOtp'),
  confirmOtp: async () => {
    const cashier = await logIn('cashier')
    const code = await secondFactor(cashier)
    return cashier.request('confirmOtp', { newCode: code(), ...cashier.self })
  },
  looking: async () => {
    const row = '/admin/deposits/D1'
    await (await logIn('cashier')).done('looking', { row })
    return given('looking', { row })
  },

  saveAdmin: () =>
    given('saveAdmin', {
      username: 'newcomer',
      name: 'New',
      role: 'support',
      newPassword: 'newcomer1',
      password: 'owner1234',
    }),
  setAdminStatus: () => given('setAdminStatus', { adminID: 'A3', status: 'disabled', reason }),
  noteExport: () => given('noteExport', { list: 'players', filters: { q: '08' }, rows: 3 }),

  decideDeposit: async () => {
    const depositId = await submittedDeposit()
    return given('decideDeposit', { depositId, decision: 'approve', status: 'submitted' })
  },
  decideWithdrawal: async () => {
    const person = await newPerson(900)
    const { withdrawId } = await person.done(providerPaths.withdraw(), { amount: 500 })
    return given('decideWithdrawal', { withdrawId, decision: 'approve', status: 'requested' })
  },
  adjust: adjustmentOverLimit,
  matchBankLine: async () => {
    const line = await strayLine()
    return given('matchBankLine', line)
  },
  decideApproval: async () => {
    const { approvalId } = fieldsOf((await adjustmentOverLimit()).body)
    const owner = await logIn()
    return owner.request('decideApproval', { approvalId, decision: 'approve', ...owner.self })
  },
  withdrawApproval: async () => {
    const { approvalId } = fieldsOf((await adjustmentOverLimit()).body)
    return (await logIn('cashier')).request('withdrawApproval', { approvalId })
  },

  setPlayerStatus: () => about('setPlayerStatus', { decision: 'ban', status: 'active', reason }),
  setPlayerBank: () =>
    about('setPlayerBank', {
      bank_name: 'ธนาคารกสิกรไทย',
      book_number: '1234567890',
      book_name: 'Somebody Else',
      bankChangedAt: null,
      reason,
    }),
  setPlayerPassword: () =>
    about('setPlayerPassword', { newPassword: 'given by phone 1', passwordSetAt: null, reason }),
  addNote: () => about('addNote', { text: 'Called about a deposit' }),
  setTags: () => about('setTags', { tags: ['vip'], shown: [] }),
  replyToPlayer: () =>
    about('replyToPlayer', { text: 'It is credited', about: null, lastMessageId: null }),
  openCase: () => about('openCase', newCase),
  changeCase: async () => {
    const { caseId } = fieldsOf((await about('openCase', newCase)).body)
    return given('changeCase', { caseId, version: 1, state: 'done' })
  },

  promotionEstimate: async () => {
    const { token } = await logIn()
    return callAdmin('promotionEstimate', { token, body: { promotion } })
  },
  savePromotion: () => given('savePromotion', { promotion }),
  setPromotionStatus: async () => {
    const owner = await logIn()
    const { PromotionID } = await owner.done('savePromotion', { promotion })
    const change = { PromotionID, version: 1, from: 'draft', status: 'on' }
    return owner.request('setPromotionStatus', change)
  },
  cancelReceived: async () => {
    const person = await newPerson()
    const { receivedId } = await person.done(providerPaths.receivePromotion(), {
      PromotionID: 'P6',
    })
    return given('cancelReceived', { receivedId, status: 'active', reason })
  },
  generateCodes: () => given('generateCodes', { batch }),
  disableCodes: async () => {
    const owner = await logIn()
    const { batchId } = await owner.done('generateCodes', { batch })
    return owner.request('disableCodes', { batchId, reason })
  },
  runCashback: () => given('runCashback'),
  cancelCashback: async () => {
    const cashbackId = await claimableCashback()
    return given('cancelCashback', { cashbackId, reason })
  },

  saveSetting: () => savedAgain('risk', 'saveSetting'),
  saveOffer: () => savedAgain('wheel', 'saveOffer'),
  setAutomatic: () => given('setAutomatic', { automatic: false }),
}
