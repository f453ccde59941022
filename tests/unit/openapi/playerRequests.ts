/** Makes every request of a player once with success, by the name of its call. */
import { providerPaths } from '#contract/provider'
import { type Answer, callProvider, demo, demoId } from '../provider/backEnds'
import { advance, day, depositOf, fieldsOf, newPerson, Person } from '../provider/providerPlayer'

const at = providerPaths

const newcomer = {
  username: '0870000001',
  password: 'player1234',
  bank_name: 'ธนาคารกสิกรไทย',
  book_number: '9999999999',
  book_name: 'คนใหม่ มาแล้ว',
  inviterID: null,
}

/**
 * Opens a game.
 * @returns its session and player
 */
async function opened(): Promise<{ person: Person; session: string | null }> {
  const person = await newPerson(100)
  const { loginLink } = await person.done(at.loginLink(), { providerCode: 'LOTUS' })
  const { searchParams } = new URL(String(loginLink), 'https://game.invalid')
  return { person, session: searchParams.get('session') }
}

/** Makes a request about a deposit whose money has not arrived. */
async function aboutDeposit(path: string, more: object = {}): Promise<Answer> {
  const person = await newPerson()
  const { depositId } = await person.done(at.deposit(), depositOf(300))
  return person.request(path, { depositId, ...more })
}

const limit = { kind: 'deposit', window: '24h' }

/** @returns the ID of the first row in this state, among the rows that a player reads */
function idAmong(rows: unknown, id: string, status: string): unknown {
  const row = Object.values(fieldsOf(rows))
    .map(fieldsOf)
    .find((one) => one['status'] === status)
  return row?.[id]
}

export const playerRequests: Readonly<Record<string, () => Promise<Answer>>> = {
  register: () => callProvider(at.register(), { body: newcomer }),
  deposit: async () => (await newPerson()).request(at.deposit(), depositOf(300)),
  depositSlip: () => aboutDeposit(at.depositSlip(), { image: btoa('\xff\xd8\xff\xe0slip') }),
  depositSubmit: () => aboutDeposit(at.depositSubmit()),
  depositCancel: () => aboutDeposit(at.depositCancel()),
  withdraw: async () => (await newPerson(900)).request(at.withdraw(), { amount: 500 }),
  receivePromotion: async () =>
    (await newPerson()).request(at.receivePromotion(), { PromotionID: 'P6' }),
  cancelPromotion: async () => {
    const person = await newPerson()
    const { receivedId } = await person.done(at.receivePromotion(), { PromotionID: 'P6' })
    return person.request(at.cancelPromotion(), { receivedId })
  },
  redeemCode: async () => (await newPerson()).request(at.redeemCode(), { code: 'HELLO-2026' }),
  wheelSpin: async () => {
    const person = await newPerson()
    await person.deposit(1000)
    await person.bet((await person.balance()) / 100)
    const { nextSeedHash: seedHash } = await person.data(at.wheelPoint(person.id))
    return person.request(at.wheelSpin(), { clientSeed: 'x', seedHash })
  },
  cashbackClaim: async () => {
    const person = await newPerson(1000)
    await person.bet(1000, 0)
    advance(day)
    const periods = await person.data(at.cashback(person.id))
    const cashbackId = idAmong(periods, 'cashbackId', 'claimable')
    return person.request(at.cashbackClaim(), { cashbackId })
  },
  inviteClaim: async () => {
    const inviter = await newPerson()
    const friend = await newPerson(0, inviter.id)
    await friend.deposit(5000)
    await friend.bet((await friend.balance()) / 100)
    return inviter.request(at.inviteClaim())
  },
  loginLink: async () => (await newPerson()).request(at.loginLink(), { providerCode: 'NOVA' }),
  gameBet: async () => {
    const { person, session } = await opened()
    return person.request(at.gameBet(), { session, stake: 10, side: 'high' })
  },
  limit: async () => (await newPerson()).request(at.limit(), { ...limit, amount: 500 }),
  limitConfirm: async () => {
    const person = await newPerson()
    await person.done(at.limit(), { ...limit, amount: 500 })
    const { limits } = await person.done(at.limit(), { ...limit, amount: 900 })
    const limitId = idAmong(limits, 'limitId', 'waiting')
    advance(day)
    return person.request(at.limitConfirm(), { limitId })
  },
  exclude: async () => (await newPerson()).request(at.exclude(), { period: '24h' }),
  reality: async () => (await newPerson()).request(at.reality(), { everyMin: 30 }),
  changePassword: () =>
    new Person(demoId).request(at.changePassword(), {
      password: demo.password,
      newPassword: 'a better one 9',
    }),
  supportMessage: async () => (await newPerson()).request(at.supportMessage(), { text: 'Hello?' }),
  updateProfile: async () =>
    (await newPerson()).request(at.updateProfile(), { nickname: 'ดาว', avatar: 'star' }),
  acceptRules: async () => (await newPerson()).request(at.acceptRules(), { version: 1 }),
  push: async () =>
    (await newPerson()).request(at.push(), {
      endpoint: 'https://push.test/x',
      p256dh: 'x',
      auth: 'x',
      groups: ['deposits'],
    }),
}
