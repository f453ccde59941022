/** One action of each guarded kind above its limit, with the state that shows whether it was carried out. */
import type { AdminCallName, SettingName } from '#contract/admin/calls'
import type { GuardedKind } from '#contract/admin/guarded'
import { providerPaths } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import { setAutomatic } from '#mocks/provider/site'
import { depositOf, type Fields, fieldsOf, newPerson } from '../provider/providerPlayer'
import { StaffMember, type Username } from './staff'

const reason = 'A reason that is long enough'

export interface GuardedCase {
  name: string
  kind: GuardedKind
  call: AdminCallName
  by: Extract<Username, 'owner' | 'cashier'>
  /**
   * Prepares the data.
   * @returns the content of the action
   */
  request: () => Promise<object>
  /** State that only this action changes. */
  state: () => Promise<unknown>
}

export const promotion = {
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

export const batch = {
  batchName: 'Songkran',
  count: 1,
  prefix: 'SK',
  length: 8,
  amount: 500_000,
  turnoverX: 0,
  maxRedeem: 1,
  audience: 'all',
  startAt: null,
  expireAt: null,
}

/** Creates a draft that players do not see yet. */
export async function draftPromotion(changes: object = {}): Promise<string> {
  const owner = await StaffMember.logIn('owner')
  const { PromotionID } = await owner.done('savePromotion', {
    promotion: { ...promotion, ...changes },
  })
  return String(PromotionID)
}

/** Creates a withdrawal that waits for staff. */
export async function requestedWithdrawal(baht: number): Promise<string> {
  await setAutomatic(false)
  const person = await newPerson(baht)
  const { withdrawId } = await person.done(providerPaths.withdraw(), { amount: baht })
  return String(withdrawId)
}

async function submittedDeposit(baht: number): Promise<string> {
  await setAutomatic(false)
  const person = await newPerson()
  const { depositId } = await person.done(providerPaths.deposit(), depositOf(baht))
  await person.done(providerPaths.depositSubmit(), { depositId })
  return String(depositId)
}

const settingRequest = (name: SettingName, change: (value: Fields) => unknown) => async () => {
  const owner = await StaffMember.logIn('owner')
  const { value, version } = await owner.read('setting', {}, name)
  return { name, version, value: change(fieldsOf(value)) }
}

const settingState = (name: SettingName) => async () =>
  (await (await StaffMember.logIn('owner')).read('setting', {}, name))['value']

function settingCase(
  name: SettingName,
  call: 'saveSetting' | 'saveOffer',
  change: (value: Fields) => unknown,
): GuardedCase {
  return {
    name: `the setting ${name}`,
    kind: 'setting',
    call,
    by: 'owner',
    request: settingRequest(name, change),
    state: settingState(name),
  }
}

const withFields = (changes: object) => (value: Fields) => ({ ...value, ...changes })

const staffRow = (adminID: string) => async () => {
  const { role, status, otpSecret, passwordSetAt } = (await database.admins.get(adminID)) ?? {}
  return { role, status, otpSecret, passwordSetAt }
}

/** Makes an action on support's account. */
const support = (changes: object) => async () => {
  const { username, name, role, passwordSetAt = null } = (await database.admins.get('A3')) ?? {}
  const shown = { username, name, role, passwordSetAt }
  return { adminID: 'A3', username, name, role, shown, ...changes }
}

const runningPromotion = async () =>
  (await database.promotions.filter((row) => row.PromotionStatus === 'on').first())?.PromotionID ??
  ''

export const guardedCases: readonly GuardedCase[] = [
  {
    name: 'credit by hand',
    kind: 'adjustment',
    call: 'adjust',
    by: 'cashier',
    request: async () => ({
      userId: (await newPerson()).id,
      direction: 'add',
      amount: 5000,
      reason,
    }),
    state: () => database.ledger.filter(({ type }) => type === 'adjust_add').count(),
  },
  {
    name: 'a large deposit that the bank shows no line of',
    kind: 'deposit',
    call: 'decideDeposit',
    by: 'cashier',
    request: async () => ({
      depositId: await submittedDeposit(30_000),
      decision: 'approve',
      status: 'submitted',
    }),
    state: () => database.deposits.filter(({ status }) => status === 'confirmed').count(),
  },
  {
    name: 'a cashier’s yes to a large withdrawal',
    kind: 'withdrawal',
    call: 'decideWithdrawal',
    by: 'cashier',
    request: async () => ({
      withdrawId: await requestedWithdrawal(30_000),
      decision: 'approve',
      status: 'requested',
    }),
    state: () => database.withdraws.filter(({ status }) => status === 'approved').count(),
  },
  {
    name: 'a code of 500,000 baht without turnover',
    kind: 'codes',
    call: 'generateCodes',
    by: 'cashier',
    request: () => Promise.resolve({ batch }),
    state: () => database.codes.count(),
  },
  {
    name: 'other terms of a promotion that runs',
    kind: 'promotion',
    call: 'savePromotion',
    by: 'cashier',
    request: async () => ({
      PromotionID: await runningPromotion(),
      version: (await database.promotions.get(await runningPromotion()))?.version,
      promotion,
    }),
    state: async () => (await database.promotions.get(await runningPromotion()))?.version,
  },
  {
    name: 'a promotion without a quota turned on',
    kind: 'promotionStatus',
    call: 'setPromotionStatus',
    by: 'cashier',
    request: async () => ({
      PromotionID: await draftPromotion(),
      version: 1,
      from: 'draft',
      status: 'on',
    }),
    state: () => database.promotions.filter((row) => row.PromotionStatus === 'on').count(),
  },
  settingCase('withdraw', 'saveSetting', withFields({ secondApproveOver: 900_000 })),
  settingCase('risk', 'saveSetting', withFields({ adjustUpTo: 900_000 })),
  settingCase('transferbank', 'saveSetting', (value) =>
    Object.values(value).map((row, index) =>
      index === 0 ? { ...fieldsOf(row), book_number: '9990001112' } : row,
    ),
  ),
  settingCase('websetting', 'saveSetting', withFields({ minAge: 18 })),
  settingCase('wheel', 'saveOffer', withFields({ dailyBudget: 900_000 })),
  settingCase('cashback', 'saveOffer', withFields({ percent: 50 })),
  settingCase('invite', 'saveOffer', withFields({ levels: [{ level: 1, percent: 40 }] })),
  {
    name: 'a new account that may approve',
    kind: 'account',
    call: 'saveAdmin',
    by: 'owner',
    request: () =>
      Promise.resolve({
        username: 'newcomer',
        name: 'New',
        role: 'admin',
        newPassword: 'newcomer1',
      }),
    state: () => database.admins.count(),
  },
  {
    name: 'a higher role',
    kind: 'account',
    call: 'saveAdmin',
    by: 'owner',
    request: support({ role: 'admin' }),
    state: staffRow('A3'),
  },
  {
    name: 'another password for a colleague',
    kind: 'account',
    call: 'saveAdmin',
    by: 'owner',
    request: support({ newPassword: 'given by the owner' }),
    state: staffRow('A3'),
  },
  {
    name: 'a colleague’s second factor taken away',
    kind: 'account',
    call: 'saveAdmin',
    by: 'owner',
    request: async () => {
      await database.admins.update('A3', { otpSecret: 'JBSWY3DPEHPK3PXP' })
      return support({ resetOtp: true })()
    },
    state: staffRow('A3'),
  },
  {
    name: 'a disabled account let in again',
    kind: 'access',
    call: 'setAdminStatus',
    by: 'owner',
    request: async () => {
      await database.admins.update('A3', { status: 'disabled' })
      return { adminID: 'A3', status: 'active', reason }
    },
    state: staffRow('A3'),
  },
  {
    name: 'an account that may approve shut out',
    kind: 'access',
    call: 'setAdminStatus',
    by: 'owner',
    request: async () => {
      await database.admins.update('A3', { role: 'admin' })
      return { adminID: 'A3', status: 'disabled', reason }
    },
    state: staffRow('A3'),
  },
]
