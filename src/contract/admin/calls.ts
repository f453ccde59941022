/** Back office calls to the provider. All are our extensions, apart from the specified lists that they read. */
import type { Permission } from './access'

export interface AdminCall {
  readonly method: 'GET' | 'POST'
  /** Parameters as `:name`. */
  readonly path: string
  /**
   * `anyone`: without a token. `staff`: any logged-in staff, even before they have set a required password or
   * second factor. A permission applies only after these.
   */
  readonly needs: Permission | 'anyone' | 'staff'
}

const get = <const Path extends string>(path: Path, needs: AdminCall['needs'] = 'view') =>
  ({ method: 'GET', path, needs }) as const
const post = <const Path extends string>(path: Path, needs: AdminCall['needs']) =>
  ({ method: 'POST', path, needs }) as const

export const adminCalls = {
  login: post('/adminlogin', 'anyone'),
  /** The second factor: an authenticator code or a recovery code. */
  loginCode: post('/adminlogin/otp', 'anyone'),
  /** Answers the session, with a token that is valid for another half an hour. */
  loginCheck: post('/adminlogin/check/', 'staff'),
  /** Ends the session of the token. */
  logOut: post('/adminlogin/logout', 'staff'),
  /** Where staff are logged in: the caller, or all staff with `of=all`, which needs `admin.manage`. */
  sessions: get('/adminlogin/sessions'),
  /** Ends one's own sessions, or with `admin.manage` those of a colleague. */
  endSessions: post('/adminlogin/sessionsend', 'view'),
  /** Reports the open page, repeatedly. */
  reportPage: post('/adminlogin/page', 'view'),
  ownPassword: post('/adminlogin/password', 'staff'),
  enrolOtp: post('/adminlogin/enrol', 'staff'),
  confirmOtp: post('/adminlogin/confirm', 'staff'),
  counters: get('/adminlogin/counters'),
  search: get('/adminlogin/search'),
  /** Reports the open row, repeatedly; answers who else has it open. */
  looking: post('/adminlogin/looking', 'view'),

  admins: get('/adminsystem', 'admin.manage'),
  admin: get('/adminsystem/:id', 'admin.manage'),
  saveAdmin: post('/adminsystem', 'admin.manage'),
  setAdminStatus: post('/adminsystem/status', 'admin.manage'),
  audit: get('/adminsystem/audit'),
  auditActors: get('/adminsystem/auditactors', 'audit.all'),
  auditCheck: get('/adminsystem/auditcheck', 'audit.all'),
  /** Records an export in the audit before the file is handed out. */
  noteExport: post('/adminsystem/export', 'view'),

  deposits: get('/userbalance/transaction/deposit'),
  deposit: get('/userbalance/transaction/deposit/:id'),
  /** A transfer slip shows complete account numbers. */
  depositSlip: get('/userbalance/transaction/depositslip/:id', 'account.number'),
  decideDeposit: post('/userbalance/depositdecide', 'deposit.decide'),
  withdrawals: get('/userbalance/transaction/withdraw'),
  withdrawal: get('/userbalance/transaction/withdraw/:id'),
  decideWithdrawal: post('/userbalance/withdrawdecide', 'withdraw.approve'),
  ledger: get('/userbalance/transaction/ledger'),
  adjust: post('/userbalance/adjust', 'credit.adjust'),
  bankLines: get('/bankline'),
  matchBankLine: post('/bankline/match', 'deposit.decide'),
  approvals: get('/approval'),
  /** Possible second persons, and the limits up to which none is needed. */
  secondPerson: get('/approval/limits'),
  approval: get('/approval/:id'),
  decideApproval: post('/approval/decide', 'approval.decide'),
  /** Only the colleague who asked may withdraw a request. */
  withdrawApproval: post('/approval/withdraw', 'view'),

  players: get('/usersystem'),
  player: get('/usersystem/:id'),
  todaysPlayers: get('/usersystem/gettodayuser/:id'),
  timeline: get('/usersystem/timeline/:id'),
  setPlayerStatus: post('/usersystem/status', 'user.edit'),
  setPlayerBank: post('/usersystem/bank', 'user.edit'),
  setPlayerPassword: post('/usersystem/password', 'user.edit'),
  addNote: post('/usersystem/note', 'user.note'),
  setTags: post('/usersystem/tag', 'user.note'),
  playerMessages: get('/usersystem/messages/:id'),
  replyToPlayer: post('/usersystem/reply', 'case.edit'),
  cases: get('/case'),
  /** Staff whom a case can be handed to. */
  assignees: get('/case/assignees'),
  case: get('/case/:id'),
  openCase: post('/case/open', 'case.edit'),
  changeCase: post('/case/change', 'case.edit'),

  promotions: get('/promotion'),
  promotion: get('/promotion/:id'),
  /** What terms would have cost with recent deposits; changes nothing. */
  promotionEstimate: post('/promotion/estimate', 'offer.edit'),
  savePromotion: post('/promotion/save', 'offer.edit'),
  setPromotionStatus: post('/promotion/status', 'offer.edit'),
  received: get('/promotion/received'),
  cancelReceived: post('/promotion/receivedcancel', 'offer.edit'),
  codes: get('/creditcode'),
  code: get('/creditcode/:id'),
  generateCodes: post('/creditcode/generate', 'offer.edit'),
  disableCodes: post('/creditcode/disable', 'offer.edit'),
  cashbacks: get('/cashback'),
  /** Result of the running period so far, over all players who played in it. */
  cashbackPreview: get('/cashback/preview'),
  /** Computes the ended periods of recent players; a computed period never changes. */
  runCashback: post('/cashback/run', 'offer.edit'),
  cancelCashback: post('/cashback/cancel', 'offer.edit'),
  spins: get('/wheelspin'),
  /** Today's wheel prizes so far, and the daily budget. */
  wheelBudget: get('/wheelspin/budget'),

  /** `:id` is one of {@link settingNames}. */
  setting: get('/setting/:id'),
  saveSetting: post('/setting/save', 'setting.edit'),
  /** Settings of promotions and rewards, which need `offer.edit` instead of `setting.edit`. */
  saveOffer: post('/setting/offer', 'offer.edit'),
  /** Whether the simulated staff decide automatically. */
  automatic: get('/adminlogin/automatic'),
  setAutomatic: post('/adminlogin/automatic', 'deposit.decide'),

  agentInfo: get('/agentbalance/agentinfo'),
  agentBalance: get('/agentbalance/balance'),
  affiliates: get('/agentbalance/affiliatecustomer/:id'),

  health: get('/report/health'),
  dashboard: get('/report/dashboard'),
  dailyReport: get('/report/daily'),
  promotionReport: get('/report/promotion'),
  affiliateReport: get('/report/affiliate'),
  approvalReport: get('/report/approval'),
  providerReport: get('/report/provider'),
  cashierReport: get('/report/cashier'),
  accountReport: get('/report/account'),
  hourReport: get('/report/hour'),
  cohortReport: get('/report/cohort'),
  reconcile: get('/report/reconcile'),
  /** Decisions of a shift; only an owner reads those of colleagues. */
  shift: get('/report/shift', 'deposit.decide'),
  /** The accountant's page of a month. */
  book: get('/report/book'),
} as const satisfies Record<string, AdminCall>

/** Timeout in ms for calls that sum up a year's rows or create the sample data on a slow device. */
export const longCallMs = 30_000

export type AdminCallName = keyof typeof adminCalls

/** Site-wide settings, each read and written as a whole. */
export const siteSettings = [
  'banner',
  'colorsetting',
  'websetting',
  'rules',
  'withdraw',
  'gameprovider',
  'bank',
  'transferbank',
  'risk',
  'agent',
] as const

export const offerSettings = ['wheel', 'cashback', 'invite'] as const

export const settingNames = [...siteSettings, ...offerSettings] as const

export type SettingName = (typeof settingNames)[number]

/** @returns the path of a call, with its encoded id and its query */
export function adminPath(
  name: AdminCallName,
  id?: string,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = adminCalls[name].path.replace(':id', () => encodeURIComponent(id ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value))
  }
  return search.size === 0 ? path : `${path}?${search}`
}
