/** The operator's calls at the provider: all ours, none of them specified but for the lists they read. */
import type { Permission } from './access'

export interface AdminCall {
  readonly method: 'GET' | 'POST'
  /** Parameters as `:name`. */
  readonly path: string
  /**
   * `anyone`: without a token; `staff`: whoever is logged in, also before a password of their own or a second
   * factor that is asked of them. A permission counts only after these.
   */
  readonly needs: Permission | 'anyone' | 'staff'
}

const get = <const Path extends string>(path: Path, needs: AdminCall['needs'] = 'view') =>
  ({ method: 'GET', path, needs }) as const
const post = <const Path extends string>(path: Path, needs: AdminCall['needs']) =>
  ({ method: 'POST', path, needs }) as const

export const adminCalls = {
  login: post('/adminlogin', 'anyone'),
  /** The second factor: a code of the authenticator, or one of the recovery codes. */
  loginCode: post('/adminlogin/otp', 'anyone'),
  /** Who is logged in; gives out a token that lasts another half an hour. */
  loginCheck: post('/adminlogin/check/', 'staff'),
  ownPassword: post('/adminlogin/password', 'staff'),
  enrolOtp: post('/adminlogin/enrol', 'staff'),
  confirmOtp: post('/adminlogin/confirm', 'staff'),
  counters: get('/adminlogin/counters'),
  search: get('/adminlogin/search'),
  /** Which row one has open, said again while it is; answers who else has. */
  looking: post('/adminlogin/looking', 'view'),

  admins: get('/adminsystem', 'admin.manage'),
  admin: get('/adminsystem/:id', 'admin.manage'),
  saveAdmin: post('/adminsystem', 'admin.manage'),
  setAdminStatus: post('/adminsystem/status', 'admin.manage'),
  audit: get('/adminsystem/audit'),
  auditCheck: get('/adminsystem/auditcheck', 'audit.all'),
  /** An export is noted in the audit before it is handed out. */
  noteExport: post('/adminsystem/export', 'view'),

  deposits: get('/userbalance/transaction/deposit'),
  deposit: get('/userbalance/transaction/deposit/:id'),
  /** A picture of a transfer shows account numbers whole. */
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
  /** Who could be the second person, and up to what none is needed. */
  secondPerson: get('/approval/limits'),
  approval: get('/approval/:id'),
  decideApproval: post('/approval/decide', 'approval.decide'),

  players: get('/usersystem'),
  player: get('/usersystem/:id'),
  todaysPlayers: get('/usersystem/gettodayuser/:id'),
  timeline: get('/usersystem/timeline/:id'),
  setPlayerStatus: post('/usersystem/status', 'user.edit'),
  setPlayerBank: post('/usersystem/bank', 'user.edit'),
  setPlayerPassword: post('/usersystem/password', 'user.edit'),
  addNote: post('/usersystem/note', 'user.note'),
  setTags: post('/usersystem/tag', 'user.note'),

  promotions: get('/promotion'),
  promotion: get('/promotion/:id'),
  savePromotion: post('/promotion/save', 'offer.edit'),
  setPromotionStatus: post('/promotion/status', 'offer.edit'),
  received: get('/promotion/received'),
  cancelReceived: post('/promotion/receivedcancel', 'offer.edit'),
  codes: get('/creditcode'),
  code: get('/creditcode/:id'),
  generateCodes: post('/creditcode/generate', 'offer.edit'),
  disableCodes: post('/creditcode/disable', 'offer.edit'),
  cashbacks: get('/cashback'),
  /** What the running period comes to so far, of all who have played in it. */
  cashbackPreview: get('/cashback/preview'),
  /** Computes the periods that have ended, for whoever has played lately; computed once, each stays as it is. */
  runCashback: post('/cashback/run', 'offer.edit'),
  cancelCashback: post('/cashback/cancel', 'offer.edit'),
  spins: get('/wheelspin'),
  /** What the wheel has given out today, of its budget. */
  wheelBudget: get('/wheelspin/budget'),

  /** `:id` is one of {@link settingNames}. */
  setting: get('/setting/:id'),
  saveSetting: post('/setting/save', 'setting.edit'),
  /** What belongs to promotions and rewards is set by whoever runs them. */
  saveOffer: post('/setting/offer', 'offer.edit'),
  /** Whether the simulated staff decides by itself. */
  automatic: get('/adminlogin/automatic'),
  setAutomatic: post('/adminlogin/automatic', 'deposit.decide'),

  agentInfo: get('/agentbalance/agentinfo'),
  agentBalance: get('/agentbalance/balance'),
  affiliates: get('/agentbalance/affiliatecustomer/:id'),

  dashboard: get('/report/dashboard'),
  dailyReport: get('/report/daily'),
  promotionReport: get('/report/promotion'),
  affiliateReport: get('/report/affiliate'),
  approvalReport: get('/report/approval'),
  providerReport: get('/report/provider'),
  reconcile: get('/report/reconcile'),
} as const satisfies Record<string, AdminCall>

/** A year's rows are added up: whoever waits for that is patient. Milliseconds. */
export const longReportMs = 30_000

export type AdminCallName = keyof typeof adminCalls

/** What is set once for the whole site, each a whole to be read and written. */
export const siteSettings = [
  'banner',
  'colorsetting',
  'websetting',
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

/** The address of a call, with its id encoded and what else it is asked by. */
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
