/**
 * The provider's calls: the specified ones, and our extensions, which are off with a real provider. Also the
 * parsers of its answers: content, pages of long lists, and errors.
 */
import * as v from 'valibot'
import {
  type AppError,
  type ErrorCode,
  type ErrorValueKind,
  type ErrorValues,
  errorCodes,
  isErrorCode,
  promotionReasons,
} from '#lib/appError'
import { bahtOnWire, instantOnWire } from './wire'

/** Player calls outside the specification: off with a real provider unless the build enables them. */
export const extensionRoutes = {
  /** Looks up a request by its id: repeats its first answer, or answers `unknown`. */
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
  /** Only for the simulated game. */
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
  rules: '/setting/rules',
  acceptRules: '/usersystem/rules',
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

/** Path builders, one per call; ids are encoded, so that no id can reach another path. */
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
  rules: () => providerRoutes.rules,
  acceptRules: () => providerRoutes.acceptRules,
  push: () => providerRoutes.push,
} as const

/** `segment` is the obscure path segment that only this operator knows. */
export function transferBanksPath(segment: string): string {
  return `/${encodeURIComponent(segment)}/banklist`
}

function fill(route: string, id: string): string {
  return route.replace(':id', () => encodeURIComponent(id))
}

/** The provider answered with a marker (`notfound`, `banned`, `duplicateusername`…). */
export class ErrorAnswer extends Error {
  override readonly name = 'ErrorAnswer'

  constructor(readonly code: string) {
    super(`The provider refused: ${code}`)
  }
}

/** The provider's answer does not match the contract; `message` says where. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
}

/**
 * Parses an answer's body, whether its content is bare or in the field `data`.
 *
 * @throws a {@link ErrorAnswer} for a marker, a {@link BadAnswer} for content that does not fit `schema`
 */
export function readProvider<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const content = unwrap(body)
  if (isMarker(content)) throw new ErrorAnswer(content)
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
 * Page size of long lists. GET with `?after=` answers thirty rows, newest first, and beside `data` the cursor
 * of the next page as `next`. A provider that answers the whole list at once has no `next`.
 */
export const pageRows = 30

/** @returns the cursor of the next page; null on the last page */
export function nextOf(body: unknown): string | null {
  const next: unknown = Object(body).next
  return typeof next === 'string' ? next : null
}

/** @returns the path of the page after the cursor `after`; the path of the first page without it */
export function pagePath(path: string, after: string | null): string {
  if (after === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ after })}`
}

/**
 * Parsers of error values. Our extension calls report an error as HTTP 400 with `{ code, …values }`. Specified
 * calls answer with bare markers.
 */
const errorValueOnWire: Record<ErrorValueKind, v.GenericSchema<unknown, string | number>> = {
  amount: bahtOnWire,
  moment: instantOnWire,
  wait: instantOnWire,
  count: v.pipe(v.number(), v.integer()),
  reason: v.picklist(promotionReasons),
  text: v.string(),
}

/** @returns the error in an answer's body, amounts in satang and moments as numbers; null if there is none */
export function readErrorBody(body: unknown): AppError | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  if (!isErrorCode(body.code)) return null
  const values: Record<string, string | number> = {}
  const given = new Map(Object.entries(body))
  for (const [name, kind] of kindsOf(body.code)) {
    const read = v.safeParse(errorValueOnWire[kind], given.get(name))
    if (read.success) values[name] = read.output
  }
  return { code: body.code, values }
}

/** Inverse of {@link readErrorBody}: amounts in baht, moments as ISO text. */
export function errorToWire({ code, values = {} }: AppError): Record<string, string | number> {
  const wire: Record<string, string | number> = { code }
  for (const [name, kind] of kindsOf(code)) {
    const value = values[name]
    if (value !== undefined) wire[name] = valueToWire(kind, value)
  }
  return wire
}

function valueToWire(kind: ErrorValueKind, value: ErrorValues[string]): string | number {
  if (typeof value !== 'number') return value ?? ''
  if (kind === 'amount') return value / 100
  return kind === 'moment' || kind === 'wait' ? new Date(value).toISOString() : value
}

function kindsOf(code: ErrorCode): [name: string, kind: ErrorValueKind][] {
  return Object.entries<ErrorValueKind>(errorCodes[code])
}
