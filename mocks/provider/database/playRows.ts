/** The rows of orders, rewards, games and protection. Amounts are satang; moments are ISO text in UTC. */

import type { GameProvider } from '#contract/games/games'
import type { SupportSubject } from '#contract/help/support'
import type { Block, LimitKind, LimitWindow } from '#contract/protection/limits'
import type { Cashback, Spin, WheelPoint, WheelSetting } from '#contract/rewards/rewards'
import type { slipTypes } from '#contract/wallet/wallet'
import type { Satang } from '#lib/money'

/** How an order ended, so that the same order again ends the same. */
export interface RequestRow {
  requestId: string
  userId: string
  /** What was ordered, and with which payload. */
  order: string
  status: 200 | 400
  content: object
  /** By the device's own clock. */
  createdAt: string
}

/** A picture of a transfer; none is taken twice. */
export interface SlipRow {
  sha256: string
  depositId: string
  type: (typeof slipTypes)[number]
  /** Left out once the picture has gone: its hash stays. */
  image?: Uint8Array
  /** From when on the picture's days are counted; there as long as the picture is. */
  pictureAt?: string
  createdAt: string
}

/** A line of the operator's bank statement. */
export interface BankLineRow {
  lineId: string
  transferBankID: string
  amount: Satang
  /** The deposit that it was found to be; null while nobody knows. */
  depositId: string | null
  createdAt: string
  /** What the bank says of who sent it; left out by testers. */
  fromName?: string
  fromTail?: string
  /** Why nobody looks for its deposit any more. */
  ignored?: string
  /** Who of the staff matched or ignored it, and when; left out where nobody did. */
  decidedBy?: string
  decidedAt?: string
}

/** Turnover that a player owes for credit that came without a promotion. */
export interface ObligationRow {
  obligationId: string
  userId: string
  source: 'code' | 'cashback'
  /** The redemption or the period that it came with. */
  refId: string
  /** The code as it was given out; a period has no name. */
  name: string | null
  /** The credit that came. */
  amount: Satang
  /** Its bonus pot: the credit that came and its winnings, forfeited if it is given up. Zero once it is closed. */
  pot: Satang
  /** The order in which a player's open locks came, the active promotion among them: the oldest is 1. */
  place: number
  required: Satang
  done: Satang
  /** The player's id while it is not played through; several may be open. */
  openUser?: string
  createdAt: string
}

export interface CodeRow {
  codeId: string
  /** As `normalizeCode` writes it. */
  code: string
  /** As it was given out. */
  shown: string
  batchId: string
  batchName: string
  amount: Satang
  turnoverX: number
  /** How many players may have it; each only once. */
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

/** A period that is over. Once computed, only its status changes. */
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
  /** What all players together may win a day. */
  dailyBudget: Satang
}

/** A player's points are the sum of their rows; rows are added, never changed. */
export interface WheelPointRow {
  seq?: number
  userId: string
  point: number
  type: WheelPoint['rows'][number]['type']
  idemKey: string
  createdAt: string
}

/** What will decide a player's next spin. */
export interface WheelSeedRow {
  userId: string
  seed: string
  seedHash: string
}

/** The weights of a version of the wheel: what its spins were drawn by. */
export interface WheelVersionRow extends Pick<Spin, 'version' | 'weights'> {}

export type WheelSpinRow = Omit<Spin, 'createdAt' | 'weights' | 'codeUse'> & {
  userId: string
  requestId: string
  /** The day of spins that it counts for. */
  day: string
  createdAt: string
}

export type GameProviderRow = Omit<GameProvider, 'maintenanceUntil'> & {
  maintenanceUntil: string | null
  /** Maintenance that is planned, none of them at the same time. */
  windows?: { from: string; until: string }[]
}

/** A game that a player opened. */
export interface GameSessionRow {
  session: string
  userId: string
  providerCode: string
  createdAt: string
  /** Until when it takes bets. */
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
  /** Of one that waited: when the player said yes again. */
  confirmedAt?: string
  /** `userId:kind:window:status` while it is active or waiting: one of each. */
  slotKey?: string
  createdAt: string
}

export interface BlockRow {
  blockId: string
  userId: string
  kind: Block['kind']
  startAt: string
  /** Null for ever. */
  endAt: string | null
  reason: string | null
}

export interface RealityRow {
  userId: string
  everyMin: 15 | 30 | 60 | null
}

/** One message of the thread between a player and staff. */
export interface SupportMessageRow {
  /** Given by the database, in the order of the thread. */
  seq?: number
  userId: string
  from: 'player' | 'staff'
  text: string
  about: SupportSubject | null
  createdAt: string
  /** When the simulated staff answer; left out once they have, or a later message waits instead. */
  answerAt?: string
}

/** What a player's rows of one kind come to, in all or in one of its parts. */
export interface TotalRow {
  userId: string
  /** Stakes and winnings by the hour, commission by the friend; of all else there is one part. */
  kind: 'staked' | 'won' | 'deposited' | 'withdrawn' | 'claimed' | 'commission' | 'points'
  part: string
  count: number
  /** Satang, or points. */
  sum: number
}
