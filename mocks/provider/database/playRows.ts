/** Rows of requests, rewards, games and protection. Amounts are satang; times are ISO text in UTC. */

import type { GameProvider } from '#contract/games/games'
import type { SupportSubject } from '#contract/help/support'
import type { Block, LimitKind, LimitWindow } from '#contract/protection/limits'
import type { Cashback, Spin, WheelPoint, WheelSetting } from '#contract/rewards/rewards'
import type { slipTypes } from '#contract/wallet/wallet'
import type { Satang } from '#lib/money'

/** Result of a request, so that the same request gets the same answer again. */
export interface RequestRow {
  requestId: string
  userId: string
  /** Name of the call and its payload. */
  order: string
  status: 200 | 400
  content: object
  /** By the device's own clock. */
  createdAt: string
}

/** A picture of a transfer; the same picture is accepted only once. */
export interface SlipRow {
  sha256: string
  depositId: string
  type: (typeof slipTypes)[number]
  /** Omitted after the picture was deleted; its hash stays. */
  image?: Uint8Array
  /** Start of the picture's retention; set as long as the picture exists. */
  pictureAt?: string
  createdAt: string
}

/** A line of the operator's bank statement. */
export interface BankLineRow {
  lineId: string
  transferBankID: string
  amount: Satang
  /** The matched deposit; null while there is none. */
  depositId: string | null
  createdAt: string
  /** The sender as shown by the bank; omitted for lines of testers. */
  fromName?: string
  fromTail?: string
  /** Reason why staff ignored the line. */
  ignored?: string
  /** The colleague who matched or ignored it, and the time; omitted if no staff did. */
  decidedBy?: string
  decidedAt?: string
}

/** Turnover required for credit that came without a promotion. */
export interface ObligationRow {
  obligationId: string
  userId: string
  source: 'code' | 'cashback'
  /** The redemption or the cashback period. */
  refId: string
  /** The code as issued; null for a cashback period. */
  name: string | null
  /** The credited amount. */
  amount: Satang
  /** Bonus pot: the credit and its winnings, forfeited if the lock is given up. Zero once closed. */
  pot: Satang
  /** Position among the player's open locks, the active promotion included: the oldest is 1. */
  place: number
  required: Satang
  done: Satang
  /** The player's id until the turnover is done; several may be open. */
  openUser?: string
  createdAt: string
}

export interface CodeRow {
  codeId: string
  /** Normalised by `normalizeCode`. */
  code: string
  /** The code as issued. */
  shown: string
  batchId: string
  batchName: string
  amount: Satang
  turnoverX: number
  /** Most players who may redeem it, each once. */
  maxRedeem: number
  redeemed: number
  audience: 'all' | 'new' | string[]
  startAt: string | null
  expireAt: string | null
  status: 'on' | 'disabled'
  createdBy: string
  createdAt: string
}

export interface CodeRedeemRow {
  redeemId: string
  code: string
  shown: string
  userId: string
  requestId: string
  amount: Satang
  turnoverRequired: Satang
  createdAt: string
}

/** Wrong codes in a row. */
export interface CodeTryRow {
  userId: string
  wrong: number
  lockedUntil: string | null
}

type CashbackMoments = 'periodStart' | 'periodEnd' | 'claimUntil' | 'claimedAt'

/** An ended period. After computation, only its status changes. */
export type CashbackRow = Omit<Cashback, CashbackMoments | 'status'> & {
  userId: string
  periodStart: string
  periodEnd: string
  claimUntil: string
  claimedAt: string | null
  status: 'claimable' | 'none' | 'claimed' | 'cancelled'
}

export interface WheelValue
  extends Omit<WheelSetting, 'budgetGone' | 'codeRule' | 'playedPerPoint'> {
  /** Most that all players together may win per day. */
  dailyBudget: Satang
}

/** A player's points are the sum of these rows, which are only added, never changed. */
export interface WheelPointRow {
  seq?: number
  userId: string
  point: number
  type: WheelPoint['rows'][number]['type']
  idemKey: string
  createdAt: string
}

/** The seed that decides a player's next spin. */
export interface WheelSeedRow {
  userId: string
  seed: string
  seedHash: string
}

/** Weights of a wheel version, for its spins. */
export interface WheelVersionRow extends Pick<Spin, 'version' | 'weights'> {}

export type WheelSpinRow = Omit<Spin, 'createdAt' | 'weights' | 'codeUse'> & {
  userId: string
  requestId: string
  /** The day of spins to which it belongs. */
  day: string
  createdAt: string
}

export type GameProviderRow = Omit<GameProvider, 'maintenanceUntil'> & {
  maintenanceUntil: string | null
  /** Planned maintenance; windows do not overlap. */
  windows?: { from: string; until: string }[]
}

/** A game session of a player. */
export interface GameSessionRow {
  session: string
  userId: string
  providerCode: string
  createdAt: string
  /** Bets are accepted until then. */
  endsAt: string
}

export interface LimitRow {
  limitId: string
  userId: string
  kind: LimitKind
  window: LimitWindow
  amount: Satang | null
  minutes: number | null
  status: 'active' | 'waiting' | 'replaced' | 'lapsed'
  effectiveAt: string | null
  lapsesAt: string | null
  /** For a delayed limit: when the player confirmed it. */
  confirmedAt?: string
  /** `userId:kind:window:status` while active or waiting, so that each exists once. */
  slotKey?: string
  createdAt: string
}

export interface BlockRow {
  blockId: string
  userId: string
  kind: Block['kind']
  startAt: string
  /** Null for a permanent block. */
  endAt: string | null
  reason: string | null
}

export interface RealityRow {
  userId: string
  everyMin: 15 | 30 | 60 | null
}

/** One message between a player and staff. */
export interface SupportMessageRow {
  /** Set by the database, in the order of the conversation. */
  seq?: number
  userId: string
  from: 'player' | 'staff'
  text: string
  about: SupportSubject | null
  createdAt: string
  /** The colleague who wrote it; omitted for players and the simulated staff. */
  adminID?: string
  /** When the simulated staff answer; omitted after that, or if a later message waits instead. */
  answerAt?: string
}

/** Total of a player's rows of one kind, or of one part of them. */
export interface TotalRow {
  userId: string
  /** Stakes and winnings have one part per hour, commission one per friend; others have a single part. */
  kind: 'staked' | 'won' | 'deposited' | 'withdrawn' | 'claimed' | 'commission' | 'points'
  part: string
  count: number
  /** In satang, or points. */
  sum: number
}
