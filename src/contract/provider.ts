/**
 * The calls of the provider: the specified ones, then ours, which are off at a real one; and how its answers
 * are read: their content, the pages of long lists, and refusals.
 */
import * as v from 'valibot'
import {
  isRefusalCode,
  promotionReasons,
  type Refusal,
  type RefusalCode,
  type RefusalValueKind,
  type RefusalValues,
  refusalValues,
} from '#lib/refusal'
import { bahtOnWire, instantOnWire } from './wire'

/** The player's calls that the specification does not name: off at a real provider until the build says so. */
export const extensionRoutes = {
  /** What came of an order, by its request id: its first answer again, or `unknown`. */
  request: '/userbalance/request/:id',
  wallet: '/userbalance/wallet/:id',
  statement: '/userbalance/statement/:id',
  deposit: '/userbalance/deposit',
  depositSlip: '/userbalance/depositslip',
  depositSubmit: '/userbalance/depositsubmit',
  depositCancel: '/userbalance/depositcancel',
  depositTransaction: '/userbalance/transaction/deposit/:id',
  withdraw: '/userbalance/withdraw',
  withdrawTransaction: '/userbalance/transaction/withdraw/:id',
  receivedToday: '/promotion/receivedtoday/:id',
  receivedAll: '/promotion/receivedall/:id',
  receivePromotion: '/promotion/receive',
  cancelPromotion: '/promotion/cancel',
  redeemCode: '/creditcode/redeem',
  codeHistory: '/creditcode/history/:id',
  wheelSetting: '/setting/wheel',
  wheelPoint: '/userbalance/wheelpoint/:id',
  wheelSpin: '/userbalance/wheelspin',
  wheelSpins: '/userbalance/wheelspin/:id',
  cashbackSetting: '/setting/cashback',
  cashback: '/userbalance/cashback/:id',
  cashbackClaim: '/userbalance/cashbackclaim',
  inviteSetting: '/setting/invite',
  inviteClaim: '/agentbalance/inviteclaim',
  gameProviders: '/setting/gameprovider',
  loginLink: '/usersystem/getloginlink',
  /** Only the simulated game's. */
  gameBet: '/game/bet',
  protection: '/usersystem/limits/:id',
  limit: '/usersystem/limit',
  limitConfirm: '/usersystem/limitconfirm',
  exclude: '/usersystem/exclude',
  reality: '/usersystem/reality',
  changePassword: '/usersystem/changepassword',
  support: '/support/:id',
  supportMessage: '/support/message',
  updateProfile: '/usersystem/update',
  notifications: '/usersystem/notification/:id',
  push: '/usersystem/push',
} as const

/** Paths with their parameters as `:name`. */
export const providerRoutes = {
  playerLogin: '/playerlogin',
  playerCheck: '/playerlogin/check/',
  checkRegister: '/usersystem/checkregister',
  players: '/usersystem',
  player: '/usersystem/:id',
  availablePromotion: '/usersystem/getavailablepromotion/:id',
  updateBalance: '/userbalance/updatebalance/:id',
  balance: '/userbalance/balance/:id',
  depositHistory: '/userbalance/history/:id',
  withdrawHistory: '/userbalance/withdrawhistory/:id',
  banners: '/setting/banner',
  webColor: '/setting/colorsetting',
  withdrawSetting: '/setting/withdraw',
  webSetting: '/setting/websetting',
  banks: '/bank',
  inviteSummary: '/agentbalance/invitesummaryclient/:id',
  promotions: '/promotion',
  promotion: '/promotion/:id',
  ...extensionRoutes,
} as const

/** For whoever asks, one function a call; ids are encoded, so that none of them can reach another path. */
export const providerPaths = {
  playerLogin: () => providerRoutes.playerLogin,
  playerCheck: () => providerRoutes.playerCheck,
  checkRegister: () => providerRoutes.checkRegister,
  register: () => providerRoutes.players,
  players: () => providerRoutes.players,
  player: (id: string) => fill(providerRoutes.player, id),
  availablePromotion: (userId: string) => fill(providerRoutes.availablePromotion, userId),
  updateBalance: (userId: string) => fill(providerRoutes.updateBalance, userId),
  balance: (userId: string) => fill(providerRoutes.balance, userId),
  depositHistory: (userId: string) => fill(providerRoutes.depositHistory, userId),
  withdrawHistory: (userId: string) => fill(providerRoutes.withdrawHistory, userId),
  banners: () => providerRoutes.banners,
  webColor: () => providerRoutes.webColor,
  withdrawSetting: () => providerRoutes.withdrawSetting,
  webSetting: () => providerRoutes.webSetting,
  banks: () => providerRoutes.banks,
  transferBanks: transferBanksPath,
  inviteSummary: (userId: string) => fill(providerRoutes.inviteSummary, userId),
  promotions: () => providerRoutes.promotions,
  promotion: (id: string) => fill(providerRoutes.promotion, id),
  request: (requestId: string) => fill(providerRoutes.request, requestId),
  wallet: (userId: string) => fill(providerRoutes.wallet, userId),
  statement: (userId: string) => fill(providerRoutes.statement, userId),
  deposit: () => providerRoutes.deposit,
  depositSlip: () => providerRoutes.depositSlip,
  depositSubmit: () => providerRoutes.depositSubmit,
  depositCancel: () => providerRoutes.depositCancel,
  depositTransaction: (depositId: string) => fill(providerRoutes.depositTransaction, depositId),
  withdraw: () => providerRoutes.withdraw,
  withdrawTransaction: (withdrawId: string) => fill(providerRoutes.withdrawTransaction, withdrawId),
  receivedToday: (userId: string) => fill(providerRoutes.receivedToday, userId),
  receivedAll: (userId: string) => fill(providerRoutes.receivedAll, userId),
  receivePromotion: () => providerRoutes.receivePromotion,
  cancelPromotion: () => providerRoutes.cancelPromotion,
  redeemCode: () => providerRoutes.redeemCode,
  codeHistory: (userId: string) => fill(providerRoutes.codeHistory, userId),
  wheelSetting: () => providerRoutes.wheelSetting,
  wheelPoint: (userId: string) => fill(providerRoutes.wheelPoint, userId),
  wheelSpin: () => providerRoutes.wheelSpin,
  wheelSpins: (userId: string) => fill(providerRoutes.wheelSpins, userId),
  cashbackSetting: () => providerRoutes.cashbackSetting,
  cashback: (userId: string) => fill(providerRoutes.cashback, userId),
  cashbackClaim: () => providerRoutes.cashbackClaim,
  inviteSetting: () => providerRoutes.inviteSetting,
  inviteClaim: () => providerRoutes.inviteClaim,
  gameProviders: () => providerRoutes.gameProviders,
  loginLink: () => providerRoutes.loginLink,
  gameBet: () => providerRoutes.gameBet,
  protection: (userId: string) => fill(providerRoutes.protection, userId),
  limit: () => providerRoutes.limit,
  limitConfirm: () => providerRoutes.limitConfirm,
  exclude: () => providerRoutes.exclude,
  reality: () => providerRoutes.reality,
  changePassword: () => providerRoutes.changePassword,
  support: (userId: string) => fill(providerRoutes.support, userId),
  supportMessage: () => providerRoutes.supportMessage,
  updateProfile: () => providerRoutes.updateProfile,
  notifications: (userId: string) => fill(providerRoutes.notifications, userId),
  push: () => providerRoutes.push,
} as const

/** `segment` is the obscure part that only this operator knows. */
export function transferBanksPath(segment: string): string {
  return `/${encodeURIComponent(segment)}/banklist`
}

function fill(route: string, id: string): string {
  return route.replace(':id', () => encodeURIComponent(id))
}

/** The provider answered with a marker (`notfound`, `banned`, `duplicateusername`…). */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'

  constructor(readonly code: string) {
    super(`The provider refused: ${code}`)
  }
}

/** The provider's answer is not what was agreed; `message` says where. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
}

/**
 * Reads an answer's body, whether it stands alone or in the field `data`. Throws a
 * {@link ProviderRefusal} for a marker and a {@link BadAnswer} for what does not fit `schema`.
 */
export function readProvider<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const content = unwrap(body)
  if (isMarker(content)) throw new ProviderRefusal(content)
  const result = v.safeParse(schema, content, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const place = v.getDotPath(issue)
  throw new BadAnswer(place === null ? issue.message : `${place}: ${issue.message}`)
}

function unwrap(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body
}

function isMarker(content: unknown): content is string {
  return typeof content === 'string' && /^[a-z]+$/.test(content)
}

/**
 * Long lists: GET with `?after=` answers thirty rows, newest first, and beside `data` where the next
 * thirty begin, as `next`. A provider that answers the whole list at once has no `next`.
 */
export const pageRows = 30

/** Where the next page begins; null where there is none. */
export function nextOf(body: unknown): string | null {
  const next: unknown = Object(body).next
  return typeof next === 'string' ? next : null
}

/** The address of the page below `after`; of the first one without it. */
export function pagePath(path: string, after: string | null): string {
  if (after === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ after })}`
}

/**
 * How the calls that are our extension say no: HTTP 400 with `{ code, …values }`. Specified calls answer with
 * bare markers.
 */
const refusalValueOnWire: Record<RefusalValueKind, v.GenericSchema<unknown, string | number>> = {
  amount: bahtOnWire,
  moment: instantOnWire,
  wait: instantOnWire,
  count: v.pipe(v.number(), v.integer()),
  reason: v.picklist(promotionReasons),
  text: v.string(),
}

/** The refusal in an answer's body, its amounts in satang and its moments as numbers; null when there is none. */
export function readRefusal(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  if (!isRefusalCode(body.code)) return null
  const values: Record<string, string | number> = {}
  const given = new Map(Object.entries(body))
  for (const [name, kind] of kindsOf(body.code)) {
    const read = v.safeParse(refusalValueOnWire[kind], given.get(name))
    if (read.success) values[name] = read.output
  }
  return { code: body.code, values }
}

/** The same on its way out: amounts in baht, moments as ISO text. */
export function refusalToWire({ code, values = {} }: Refusal): Record<string, string | number> {
  const wire: Record<string, string | number> = { code }
  for (const [name, kind] of kindsOf(code)) {
    const value = values[name]
    if (value !== undefined) wire[name] = valueToWire(kind, value)
  }
  return wire
}

function valueToWire(kind: RefusalValueKind, value: RefusalValues[string]): string | number {
  if (typeof value !== 'number') return value ?? ''
  if (kind === 'amount') return value / 100
  return kind === 'moment' || kind === 'wait' ? new Date(value).toISOString() : value
}

function kindsOf(code: RefusalCode): [name: string, kind: RefusalValueKind][] {
  return Object.entries<RefusalValueKind>(refusalValues[code])
}
