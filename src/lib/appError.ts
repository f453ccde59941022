/**
 * All coded messages of the money and game calls, with the values that their texts show. Most are refusals of
 * the provider; some come from the app itself (offline, demo, reality check…).
 */

/**
 * The type of a value inside the app, and how it is shown:
 * - `amount`: satang, shown as baht with two decimals
 * - `moment`: milliseconds since 1970, shown as day and time in Bangkok
 * - `wait`: the moment at which the waiting ends, shown as the minutes until then
 * - `count`: a whole number
 * - `reason`: why a promotion is not available; see {@link promotionReasons}
 * - `text`: shown as it is
 */
export type ErrorValueKind = 'amount' | 'moment' | 'wait' | 'count' | 'reason' | 'text'

export const errorCodes = {
  amountrequired: {},
  amountinvalid: {},
  belowmindeposit: { min: 'amount' },
  overmaxdeposit: { max: 'amount' },
  depositopen: {},
  exactamount: { amount: 'amount', time: 'text' },
  depositexpired: {},
  depositlimit: { left: 'amount' },
  bankclosed: {},
  depositbusy: {},
  depositclosed: {},
  sliptype: {},
  slipsize: {},
  sliplong: {},
  sliptoolarge: {},
  slipused: {},
  slipqueued: {},
  belowminwithdraw: { min: 'amount' },
  overmaxwithdraw: { max: 'amount' },
  insufficientcredit: { max: 'amount' },
  withdrawcount: { n: 'count' },
  withdrawday: { left: 'amount' },
  withdrawpaused: {},
  withdrawclosed: { from: 'text', to: 'text' },
  withdrawopen: {},
  turnoverincomplete: { left: 'amount' },
  bankchanged: { time: 'moment' },
  withdrawunknown: {},
  withdrawrejected: { amount: 'amount', reason: 'text' },
  promoactive: {},
  promonoteligible: { why: 'reason' },
  promoquota: {},
  termschanged: {},
  promocancelconfirm: { bonus: 'amount' },
  promoclosed: {},
  codenotfound: {},
  codeused: {},
  codeexpired: {},
  codedisabled: {},
  codenotstarted: {},
  codenoteligible: {},
  codelocked: { time: 'wait' },
  coderedeemed: { amount: 'amount' },
  cashbacknone: {},
  cashbackexpired: {},
  cashbackclaimed: {},
  wheelpoint: {},
  wheeldaily: {},
  wheelbudget: {},
  wheelchanged: {},
  inviteclaimmin: { min: 'amount' },
  providerdown: { time: 'moment' },
  provideroff: {},
  gamelinkwait: { time: 'wait' },
  gameclosed: {},
  belowminstake: { min: 'amount' },
  storagefull: {},
  siteclosed: { reason: 'text' },
  stakeovercredit: { max: 'amount' },
  losslimit: { left: 'amount' },
  offlinemoney: {},
  staledata: { time: 'moment' },
  notavailable: {},
  requestinprogress: {},
  requestmismatch: {},
  requestexpired: {},
  alreadydecided: { who: 'text', time: 'moment' },
  loadfailed: {},
  sessionending: { min: 'count' },
  timeout: { time: 'moment' },
  excluded: { time: 'moment' },
  excludedforever: {},
  limitdown: {},
  limitup: { time: 'moment' },
  limitlapsed: {},
  blockshorter: {},
  realitycheck: { elapsed: 'text', net: 'text' },
  demo: {},
  qrdemo: {},
  forbidden: {},
  reasonrequired: {},
  booknumberinvalid: {},
  agegate: { min: 'count' },
  banned: {},
  recordsdamaged: {},
  wrongpassword: {},
  passwordsame: {},
  notfound: {},
} as const satisfies Record<string, Record<string, ErrorValueKind>>

export type ErrorCode = keyof typeof errorCodes

/** The values of one refusal; see {@link ErrorValueKind}. */
export type ErrorValues = Readonly<Record<string, string | number>>

/** One coded message and the values of its text. */
export interface AppError {
  readonly code: ErrorCode
  readonly values?: ErrorValues
}

/** Why a promotion is not available to a player: the `why` of `promonoteligible`. */
export const promotionReasons = [
  'ended',
  'newmember',
  'peruser',
  'perday',
  'mindeposit',
  'firstdeposit',
  'weekday',
  'hours',
  'quota',
  'active',
] as const

export type PromotionReason = (typeof promotionReasons)[number]

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCodes, code)
}
