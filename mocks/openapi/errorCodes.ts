/** Error codes that a call may answer with status 400. A call that is not named has those of its kind. */
import type { AdminErrorCode } from '#contract/admin/request'
import type { Call } from '#contract/calls/call'
import type { ErrorCode } from '#lib/appError'

/** Any request of a player. */
const ofRequests = [
  'notfound',
  'banned',
  'requestexpired',
  'requestmismatch',
  'recordsdamaged',
] as const satisfies readonly ErrorCode[]

/** Requests that a closed site, a break or a block refuses. */
const ofPlay = [
  'siteclosed',
  'timeout',
  'excluded',
  'excludedforever',
] as const satisfies readonly ErrorCode[]

/** Codes beside those of all requests, by call name. */
const byRequest: Readonly<Record<string, readonly ErrorCode[]>> = {
  deposit: [
    ...ofPlay,
    'amountinvalid',
    'bankclosed',
    'belowmindeposit',
    'overmaxdeposit',
    'depositbusy',
    'depositlimit',
    'depositopen',
    'promoactive',
    'promonoteligible',
    'promoquota',
    'termschanged',
  ],
  depositSlip: ['depositclosed', 'depositexpired', 'sliptype', 'slipsize', 'slipused'],
  depositSubmit: ['depositclosed', 'depositexpired'],
  depositCancel: ['depositclosed', 'depositexpired'],
  withdraw: [
    'siteclosed',
    'amountinvalid',
    'bankchanged',
    'belowminwithdraw',
    'overmaxwithdraw',
    'insufficientcredit',
    'termschanged',
    'turnoverincomplete',
    'withdrawclosed',
    'withdrawcount',
    'withdrawday',
    'withdrawopen',
    'withdrawpaused',
  ],
  receivePromotion: [...ofPlay, 'promoactive', 'promonoteligible', 'promoquota', 'termschanged'],
  cancelPromotion: ['promoclosed', 'termschanged'],
  redeemCode: [
    ...ofPlay,
    'codedisabled',
    'codeexpired',
    'codelocked',
    'codenoteligible',
    'codenotfound',
    'codenotstarted',
    'codeused',
    'promoactive',
  ],
  wheelSpin: [...ofPlay, 'notavailable', 'wheelbudget', 'wheelchanged', 'wheeldaily', 'wheelpoint'],
  cashbackClaim: [...ofPlay, 'cashbackclaimed', 'cashbackexpired', 'cashbacknone'],
  inviteClaim: [...ofPlay, 'inviteclaimmin'],
  loginLink: [...ofPlay, 'gamelinkwait', 'providerdown', 'provideroff'],
  gameBet: [
    ...ofPlay,
    'amountrequired',
    'amountinvalid',
    'belowminstake',
    'gameclosed',
    'losslimit',
    'providerdown',
    'provideroff',
    'stakeovercredit',
  ],
  limit: ['amountinvalid', 'limitlapsed'],
  limitConfirm: ['limitlapsed', 'limitup'],
  exclude: ['blockshorter'],
  changePassword: ['passwordsame', 'wrongpassword'],
}

/** Any request of staff. */
const ofStaffRequests = [
  'invalid',
  'notfound',
  'forbidden',
  'reasonrequired',
  'requestmismatch',
  'versionchanged',
  'alreadydecided',
  'passwordrequired',
  'wrongpass',
  'wrongcode',
  'locked',
] as const satisfies readonly AdminErrorCode[]

/** Codes beside those of all requests of staff, by call name. */
const byStaffRequest: Readonly<Record<string, readonly AdminErrorCode[]>> = {
  ownPassword: ['passwordweak'],
  saveAdmin: ['usernametaken', 'passwordweak', 'lastowner', 'ownrole'],
  setAdminStatus: ['lastowner', 'ownrole'],
  decideWithdrawal: ['reftaken', 'samepersontwice'],
  decideApproval: [
    'samepersontwice',
    'linkedaccount',
    'ownaccount',
    'reftaken',
    'lastowner',
    'ownrole',
    'usernametaken',
    'insufficientcredit',
  ],
  adjust: ['amountinvalid', 'insufficientcredit'],
  setPlayerBank: ['bankaccounttaken', 'booknumberinvalid'],
}

export function errorCodesOf({ name, caller, envelope, method, path }: Call): readonly string[] {
  if (envelope === 'request') return [...new Set([...ofRequests, ...(byRequest[name] ?? [])])]
  if (path.startsWith('/adminlogin') && caller === 'anyone') return ofStaffRequests
  if (caller !== 'staff') return []
  return method === 'POST'
    ? [...ofStaffRequests, ...(byStaffRequest[name] ?? [])]
    : ['invalid', 'notfound', 'forbidden']
}
