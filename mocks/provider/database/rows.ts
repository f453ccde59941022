/** Rows of the simulated provider. Amounts are satang; times are ISO text in UTC. */
import type * as v from 'valibot'
import type { Avatar } from '#contract/account/account'
import type { InviteSetting } from '#contract/invite/invite'
import type { Closer, Promotion } from '#contract/promotion/promotion'
import type { CashbackSetting } from '#contract/rewards/rewards'
import type { rulesSchema } from '#contract/site/rules'
import type { Banner, WebColor, WebSetting, WithdrawSetting } from '#contract/site/site'
import type { DepositStatus, WithdrawStatus } from '#contract/wallet/wallet'
import type { Satang } from '#lib/money'
import type { GameSessionRow, WheelValue } from './playRows'

export interface PasswordHash {
  /** In hexadecimal, like `hash`. */
  salt: string
  hash: string
  iterations: number
}

export interface PlayerRow {
  id: string
  username: string
  password: PasswordHash
  bank_name: string
  /** Digits only. */
  book_number: string
  /** The last four digits. */
  tail: string
  book_name: string
  /** Normalised `book_name`; omitted for the later one of two old accounts with the same name. */
  nameKey?: string
  /** Derived at every write for the staff's search, like `nameWords`: see `searchKeys.ts`. */
  accountEnd?: string
  nameWords?: readonly string[]
  status: 'active' | 'banned' | 'timeout' | 'excluded'
  inviterID: string | null
  createdAt: string
  lastLoginAt: string | null
  /** Hashes of the last devices, newest first; omitted if none is known. */
  devices?: string[]
  /** Sessions from before this second have ended, after a ban or a password set by staff. */
  sessionsFrom?: string
  /** End of the current break or exclusion, if it has one. */
  blockedUntil?: string
  /** When staff last changed the bank account; omitted if never. */
  bankChangedAt?: string
  /** When staff last set the password; omitted if never. */
  passwordSetAt?: string
  /** Version of the rules that the player last accepted, and when; omitted before versions were recorded. */
  rulesVersion?: number
  rulesAcceptedAt?: string
  /** Tags set by staff; omitted if there are none. */
  tags?: string[]
  nickname?: string | null
  avatar?: Avatar | null
}

/** One login of a player; the last hundred are kept. */
export interface LoginRow {
  /** Set by the database. */
  seq?: number
  userId: string
  at: string
  /** Hash as in {@link PlayerRow.devices}; omitted if unknown. */
  device?: string
}

/** The balance: the sum of all ledger rows of a player. */
export interface WalletRow {
  userId: string
  balance: Satang
  updatedAt: string
}

export type LedgerType =
  | 'deposit'
  | 'withdraw_hold'
  | 'withdraw_release'
  | 'bonus'
  | 'bonus_forfeit'
  | 'cap_forfeit'
  | 'code'
  | 'cashback'
  | 'wheel'
  | 'invite'
  | 'adjust_add'
  | 'adjust_sub'
  | 'bet_sim'
  | 'win_sim'

/** Deposits and withdrawals of players' money. */
export const moved: readonly LedgerType[] = ['deposit', 'withdraw_hold', 'withdraw_release']

/** Never changed or removed. */
export interface LedgerRow {
  /** Set by the database, in order of entry. */
  seq?: number
  userId: string
  type: LedgerType
  /** Negative if the balance falls. */
  amount: Satang
  balanceAfter: Satang
  refType:
    | 'deposit'
    | 'withdraw'
    | 'received'
    | 'code'
    | 'cashback'
    | 'wheel'
    | 'game'
    | 'invite'
    | 'admin'
  refId: string
  /** Unique key of an event that must happen only once. */
  idemKey: string
  actor: string
  reason?: string
  /**
   * Parts of `amount` in bonus pots, by the `refId` of their lock; the rest is own money. Omitted if
   * everything is own money.
   */
  pots?: Readonly<Record<string, Satang>>
  /** Game session of a bet; omitted for bets of testers and of earlier versions. */
  game?: Pick<GameSessionRow, 'session' | 'providerCode'>
  createdAt: string
}

/** The end of an account number, by which staff search. */
export function tailOf(bookNumber: string): string {
  return bookNumber.slice(-4)
}

/** One change of status. Steps are only added. */
export interface StepRow<Status> {
  status: Status
  at: string
  /** The player's id, a staff id, `auto` for the simulated staff, `system` for time and the bank. */
  actor: string
  reason?: string
}

export interface DepositRow {
  depositId: string
  userId: string
  requestId: string
  /** The requested amount; `amount` adds 1 to 99 satang to make it unique. */
  base: Satang
  amount: Satang
  credited: Satang
  transferBankID: string
  channel: 'bank' | 'qr'
  PromotionID: string | null
  status: DepositStatus
  /** `transferBankID:amount`, only while the deposit is open. */
  openKey?: string
  /** The player's id while it waits for money; at most one deposit per player. */
  openUser?: string
  reason: string | null
  createdAt: string
  /** Omitted in old rows of the seed: 15 minutes after `createdAt`. */
  expiresAt?: string
  submittedAt?: string
  slipAt?: string
  /** When it expired, whatever happened later. */
  expiredAt?: string
  /** Start of the staff's review, and the latest time of their answer. */
  reviewedAt?: string
  reviewUntil?: string
  /** The amount that arrived for a deposit under review. */
  arrived?: Satang
  arrivedAt?: string
  /** When the simulated bank finds the money; omitted if nothing happens automatically. */
  dueAt?: string
  decidedAt: string | null
  /** Id of the colleague who decided; omitted if no staff did. */
  decidedBy?: string
  /** The player's id while the deposit can still earn commission and wheel points. */
  earningUser?: string
  /** The part staked from own money, and the part neither staked nor withdrawn yet. */
  played?: Satang
  unplayed?: Satang
  /** Omitted in rows from before 0.37. */
  steps?: StepRow<DepositStatus>[]
}

export interface WithdrawRow {
  withdrawId: string
  userId: string
  requestId: string
  amount: Satang
  fee: Satang
  bank_name: string
  book_number: string
  book_name: string
  status: WithdrawStatus
  bankRef: string | null
  reason: string | null
  /** The player's id while unfinished; at most one withdrawal per player. */
  openUser?: string
  approvedBy?: string
  paidBy?: string
  /** Id of who rejected it or reported its transfer as returned; missing in rows from before 0.13.1. */
  closedBy?: string
  approvedAt?: string
  closedAt?: string
  /** How often its transfer was returned; omitted if never. */
  failures?: number
  /** The bank's reference of the transfer that came back after it was paid; omitted if none did. */
  returnRef?: string
  createdAt: string
  paidAt: string | null
  /** Amounts taken from the unplayed part of deposits, by their id. */
  forgone?: Readonly<Record<string, Satang>>
  /** Omitted in rows from before 0.37. */
  steps?: StepRow<WithdrawStatus>[]
}

/** A promotion that a player claimed, with its terms at that time. */
export interface ReceivedRow {
  receivedId: string
  userId: string
  PromotionID: string
  PromotionName: string
  version: number
  depositId: string | null
  deposit: Satang
  bonus: Satang
  turnoverRequired: Satang
  turnoverDone: Satang
  maxWithdraw: Satang
  status: 'received' | 'active' | 'completed' | 'cancelled' | 'expired'
  /** The player's id while active; at most one promotion per player. */
  activeKey?: string
  /** The player's id while it waits for its deposit. */
  waitingKey?: string
  /** Bonus pot: the granted credit and its winnings, forfeited if it is given up. Zero once it has ended. */
  pot: Satang
  /** Deposits minus withdrawals since activation, which the withdrawal cap leaves out. */
  depositedSince: Satang
  /** Position among the player's open locks, codes and cashback included: the oldest is 1. */
  place: number
  /** The amount forfeited when it was given up. */
  forfeited?: Satang
  /** The amount above the withdrawal cap at completion. */
  capForfeited?: Satang
  /** When a cap of the earlier rules, which still waited for a withdrawal, was dropped. */
  capWaivedAt?: string
  closedBy?: Closer
  receivedAt: string
  activatedAt: string | null
  expiresAt: string
  closedAt: string | null
  reason: string | null
}

/** Commission for a friend's deposit, written once the deposit was played. */
export interface CommissionRow {
  depositId: string
  level: number
  inviterId: string
  friendId: string
  amount: Satang
  createdAt: string
}

type Moments = 'startAt' | 'endAt'

/** A promotion as offered. Its use is counted, not stored. */
export type PromotionRow = Omit<Promotion, Moments | 'used'> & Record<Moments, string | null>

export type BannerRow = Omit<Banner, Moments> & Record<Moments, string | null>

/** Rows from before 0.12 have no `closed`; withdrawals are open then. */
export type StoredWithdrawSetting = Omit<WithdrawSetting, 'closed'> &
  Partial<Pick<WithdrawSetting, 'closed'>>

/** The rules of the site; omitted texts are empty. */
export type StoredRules = v.InferInput<typeof rulesSchema>

/** A setting of the operator for the whole site. */
export type SettingRow =
  | { key: 'webColor'; value: WebColor }
  | { key: 'webSetting'; value: Omit<WebSetting, 'rules'> }
  | { key: 'rules'; value: StoredRules }
  | { key: 'withdraw'; value: StoredWithdrawSetting }
  | { key: 'wheel'; value: WheelValue }
  | { key: 'cashback'; value: CashbackSetting }
  | { key: 'invite'; value: InviteSetting }
  /** `since`: when it was last switched on; the simulated staff do nothing dated before that. */
  | { key: 'automatic'; value: boolean; since?: string }
