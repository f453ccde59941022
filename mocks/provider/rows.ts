/** The rows of the simulated provider. Amounts are satang; moments are ISO text in UTC. */
import type { DepositStatus, WithdrawStatus } from '../../src/contract/history'
import type { Promotion } from '../../src/contract/promotion'
import type { Banner, WebColor, WebSetting, WithdrawSetting } from '../../src/contract/setting'
import type { Satang } from '../../src/lib/money'
import type { PasswordHash } from './password'

export interface PlayerRow {
  id: string
  username: string
  password: PasswordHash
  bank_name: string
  /** Digits only. */
  book_number: string
  book_name: string
  status: 'active' | 'banned' | 'timeout' | 'excluded'
  inviterID: string | null
  createdAt: string
  lastLoginAt: string | null
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
  | 'code'
  | 'cashback'
  | 'wheel'
  | 'invite'
  | 'adjust_add'
  | 'adjust_sub'
  | 'bet_sim'
  | 'win_sim'

/** Never changed and never removed. */
export interface LedgerRow {
  /** Given by the database, in the order of entry. */
  seq?: number
  userId: string
  type: LedgerType
  /** Negative when the balance falls. */
  amount: Satang
  balanceAfter: Satang
  refType: 'deposit' | 'withdraw' | 'received' | 'game' | 'invite' | 'admin'
  refId: string
  /** What must happen once carries the same key each time. */
  idemKey: string
  actor: string
  reason?: string
  createdAt: string
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
  reason: string | null
  createdAt: string
  decidedAt: string | null
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
  createdAt: string
  paidAt: string | null
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
  receivedAt: string
  activatedAt: string | null
  expiresAt: string
  closedAt: string | null
  reason: string | null
}

/** What a friend's deposit earned the player who invited them. */
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

/** What the operator sets once for the whole site. */
export type SettingRow =
  | { key: 'webColor'; value: WebColor }
  | { key: 'webSetting'; value: WebSetting }
  | { key: 'withdraw'; value: WithdrawSetting }
