/** The rows of the simulated provider. Amounts are satang; moments are ISO text in UTC. */
import type { Avatar } from '#contract/account/account'
import type { InviteSetting } from '#contract/invite/invite'
import type { Closer, Promotion } from '#contract/promotion/promotion'
import type { CashbackSetting } from '#contract/rewards/rewards'
import type { Banner, WebColor, WebSetting, WithdrawSetting } from '#contract/site/site'
import type { DepositStatus, WithdrawStatus } from '#contract/wallet/wallet'
import type { Satang } from '#lib/money'
import type { GameSessionRow, WheelValue } from './playRows'

export interface PasswordHash {
  /** Both in hexadecimal. */
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
  /** Its last four. */
  tail: string
  book_name: string
  /** What `book_name` is compared by; left out of the later one of two old accounts with one name. */
  nameKey?: string
  status: 'active' | 'banned' | 'timeout' | 'excluded'
  inviterID: string | null
  createdAt: string
  lastLoginAt: string | null
  /** Marks of the devices of the last log-ins, the newest first; left out while none is known. */
  devices?: string[]
  /** Sessions of before this second are over: they were banned, or given a password by the staff. */
  sessionsFrom?: string
  /** Until when a break or an exclusion lasts, while one is in force that has an end. */
  blockedUntil?: string
  /** When an admin last changed the bank account; left out when never. */
  bankChangedAt?: string
  /** When one of the staff last gave them a password; left out when never. */
  passwordSetAt?: string
  /** What the staff sort players by; left out when they have none. */
  tags?: string[]
  nickname?: string | null
  avatar?: Avatar | null
}

/** One log-in of a player; the last hundred of each are kept. */
export interface LoginRow {
  /** Given by the database. */
  seq?: number
  userId: string
  at: string
  /** As in {@link PlayerRow.devices}; left out where it is not known. */
  device?: string
}

/** The balance that all ledger rows of a player come to. */
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

/** Money that the player sends in, or takes out. */
export const moved: readonly LedgerType[] = ['deposit', 'withdraw_hold', 'withdraw_release']

/** Never changed and never removed. */
export interface LedgerRow {
  /** Given by the database, in the order of entry. */
  seq?: number
  userId: string
  type: LedgerType
  /** Negative when the balance falls. */
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
  /** What must happen once carries the same key each time. */
  idemKey: string
  actor: string
  reason?: string
  /**
   * The parts of `amount` that went to bonus pots or came from them, by the `refId` of their lock; the rest is own
   * money. Left out where all of it is.
   */
  pots?: Readonly<Record<string, Satang>>
  /** Where a bet was placed; left out by testers, and by bets of earlier versions. */
  game?: Pick<GameSessionRow, 'session' | 'providerCode'>
  createdAt: string
}

/** By which staff look for an account: the end of its number. */
export function tailOf(bookNumber: string): string {
  return bookNumber.slice(-4)
}

/** One change of status. Steps are only added. */
export interface StepRow<Status> {
  status: Status
  at: string
  /** The player's id, one of the staff's, `auto` for the simulated staff, `system` for time and the bank. */
  actor: string
  reason?: string
}

export interface DepositRow {
  depositId: string
  userId: string
  requestId: string
  /** What the player asked for; `amount` adds 1 to 99 satang that make it unique. */
  base: Satang
  amount: Satang
  credited: Satang
  transferBankID: string
  channel: 'bank' | 'qr'
  PromotionID: string | null
  status: DepositStatus
  /** `transferBankID:amount`, only while the deposit is open. */
  openKey?: string
  /** The player's id while this one waits for its money: only one may. */
  openUser?: string
  reason: string | null
  createdAt: string
  /** Left out of the seed's old rows: fifteen minutes after `createdAt`. */
  expiresAt?: string
  submittedAt?: string
  slipAt?: string
  /** When it expired, whatever came after. */
  expiredAt?: string
  /** When staff began to look at it, and when they answer at the latest. */
  reviewedAt?: string
  reviewUntil?: string
  /** What came in for a deposit under review. */
  arrived?: Satang
  arrivedAt?: string
  /** When the simulated bank finds its money; left out when nothing goes on by itself. */
  dueAt?: string
  decidedAt: string | null
  /** Who of the staff decided; left out where nobody did. */
  decidedBy?: string
  /** The player's id while its money can still earn commission and wheel points. */
  earningUser?: string
  /** How much of it was staked from own money so far, and how much neither staked nor withdrawn yet. */
  played?: Satang
  unplayed?: Satang
  /** Left out of rows of before 0.37. */
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
  /** The player's id while this one is not finished: only one may be. */
  openUser?: string
  approvedBy?: string
  paidBy?: string
  /** Who rejected it, or said that its transfer came back; missing in rows of before 0.13.1. */
  closedBy?: string
  approvedAt?: string
  closedAt?: string
  /** How often its transfer came back; missing: never. */
  failures?: number
  createdAt: string
  paidAt: string | null
  /** What it took of the unplayed rest of deposits, by their id. */
  forgone?: Readonly<Record<string, Satang>>
  /** Left out of rows of before 0.37. */
  steps?: StepRow<WithdrawStatus>[]
}

/** A promotion that a player took, with the conditions of that day. */
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
  /** The player's id while this one is active: only one may be. */
  activeKey?: string
  /** The player's id while this one waits for its deposit. */
  waitingKey?: string
  /** Its bonus pot: the granted credit and its winnings, forfeited if it is given up. Zero once it has ended. */
  pot: Satang
  /** Deposits, less withdrawals, since it became active: its withdraw cap does not count them. */
  depositedSince: Satang
  /** The order in which a player's open locks came, codes and cashback among them: the oldest is 1. */
  place: number
  /** What was taken when it was given up. */
  forfeited?: Satang
  /** What was over its withdraw cap at completion. */
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

/** What a friend's deposit earned the player who invited them, written once it was played. */
export interface CommissionRow {
  depositId: string
  level: number
  inviterId: string
  friendId: string
  amount: Satang
  createdAt: string
}

type Moments = 'startAt' | 'endAt'

/** A kind of promotion. How often it was used is counted, not stored. */
export type PromotionRow = Omit<Promotion, Moments | 'used'> & Record<Moments, string | null>

export type BannerRow = Omit<Banner, Moments> & Record<Moments, string | null>

/** Rows of before 0.12 do not say whether withdrawals are `closed`: they are not. */
export type StoredWithdrawSetting = Omit<WithdrawSetting, 'closed'> &
  Partial<Pick<WithdrawSetting, 'closed'>>

/** What the operator sets once for the whole site. */
export type SettingRow =
  | { key: 'webColor'; value: WebColor }
  | { key: 'webSetting'; value: WebSetting }
  | { key: 'withdraw'; value: StoredWithdrawSetting }
  | { key: 'wheel'; value: WheelValue }
  | { key: 'cashback'; value: CashbackSetting }
  | { key: 'invite'; value: InviteSetting }
  /** `since`: when it was last switched on, left out if never; the simulated staff do nothing as of before that. */
  | { key: 'automatic'; value: boolean; since?: string }
