/** Tables of the simulated provider with their keys and indexes. */

import type { EntityTable, Table } from 'dexie'
import type { Bank, TransferBank } from '#contract/site/site'
import { CheckedDatabase } from '../../database/checkedDatabase'
import type {
  AdminAccountRow,
  AdminSettingRow,
  ApprovalRow,
  AuditRow,
  CaseRow,
  PlayerNoteRow,
} from './adminRows'
import type {
  BankLineRow,
  BlockRow,
  CashbackRow,
  CodeRedeemRow,
  CodeRow,
  CodeTryRow,
  GameProviderRow,
  GameSessionRow,
  LimitRow,
  ObligationRow,
  RealityRow,
  RequestRow,
  SlipRow,
  SupportMessageRow,
  TotalRow,
  WheelPointRow,
  WheelSeedRow,
  WheelSpinRow,
  WheelVersionRow,
} from './playRows'
import type {
  BannerRow,
  CommissionRow,
  DepositRow,
  LedgerRow,
  LoginRow,
  PlayerRow,
  PromotionRow,
  ReceivedRow,
  SettingRow,
  WalletRow,
  WithdrawRow,
} from './rows'

/** The tables as a base class, also for upgrades and repairs. */
export abstract class ProviderTables extends CheckedDatabase {
  declare readonly players: EntityTable<PlayerRow, 'id'>
  declare readonly logins: Table<LoginRow, number>
  declare readonly wallets: EntityTable<WalletRow, 'userId'>
  declare readonly ledger: Table<LedgerRow, number>
  declare readonly deposits: EntityTable<DepositRow, 'depositId'>
  declare readonly withdraws: EntityTable<WithdrawRow, 'withdrawId'>
  declare readonly promotions: EntityTable<PromotionRow, 'PromotionID'>
  declare readonly received: EntityTable<ReceivedRow, 'receivedId'>
  declare readonly commissions: Table<CommissionRow, [depositId: string, level: number]>
  declare readonly banners: EntityTable<BannerRow, 'bannerID'>
  declare readonly settings: EntityTable<SettingRow, 'key'>
  declare readonly banks: EntityTable<Bank, 'bankID'>
  declare readonly transferBanks: EntityTable<TransferBank, 'transferBankID'>

  declare readonly requests: EntityTable<RequestRow, 'requestId'>
  declare readonly slips: EntityTable<SlipRow, 'sha256'>
  declare readonly bankLines: EntityTable<BankLineRow, 'lineId'>
  declare readonly obligations: EntityTable<ObligationRow, 'obligationId'>
  declare readonly codes: EntityTable<CodeRow, 'codeId'>
  declare readonly codeRedeems: EntityTable<CodeRedeemRow, 'redeemId'>
  declare readonly codeTries: EntityTable<CodeTryRow, 'userId'>
  declare readonly cashbacks: EntityTable<CashbackRow, 'cashbackId'>
  declare readonly wheelPoints: Table<WheelPointRow, number>
  declare readonly wheelSeeds: EntityTable<WheelSeedRow, 'userId'>
  declare readonly wheelSpins: EntityTable<WheelSpinRow, 'spinId'>
  declare readonly gameProviders: EntityTable<GameProviderRow, 'providerCode'>
  declare readonly gameSessions: EntityTable<GameSessionRow, 'session'>
  declare readonly limits: EntityTable<LimitRow, 'limitId'>
  declare readonly blocks: EntityTable<BlockRow, 'blockId'>
  declare readonly supportMessages: Table<SupportMessageRow, number>
  declare readonly realities: EntityTable<RealityRow, 'userId'>
  declare readonly wheelVersions: EntityTable<WheelVersionRow, 'version'>
  declare readonly totals: Table<TotalRow, [userId: string, kind: string, part: string]>

  /** Earlier versions of promotions, because claims keep their terms. */
  declare readonly promotionVersions: Table<PromotionRow, [PromotionID: string, version: number]>

  /** Back office tables, filled on the first staff call, so that players' devices do not store their data. */
  declare readonly admins: EntityTable<AdminAccountRow, 'adminID'>
  declare readonly audit: Table<AuditRow, number>
  declare readonly approvals: EntityTable<ApprovalRow, 'approvalId'>
  declare readonly adminSettings: EntityTable<AdminSettingRow, 'key'>
  declare readonly playerNotes: Table<PlayerNoteRow, number>
  declare readonly cases: EntityTable<CaseRow, 'caseId'>
}

/** Keys and indexes of the tables; `&` means unique. */
export const firstTables = {
  players: 'id, &username, &[bank_name+book_number], &book_name, inviterID',
  wallets: 'userId',
  ledger: '++seq, userId, &idemKey',
  deposits: 'depositId, userId, &requestId, &openKey',
  withdraws: 'withdrawId, userId, &requestId',
  promotions: 'PromotionID',
  received: 'receivedId, userId, PromotionID, &activeKey',
  commissions: '[depositId+level], inviterId',
  banners: 'bannerID',
  settings: 'key',
  banks: 'bankID',
  transferBanks: 'transferBankID',
} as const

/** A player has at most one open deposit, one open withdrawal, one active and one waiting promotion. */
export const tables = {
  ...firstTables,
  deposits: 'depositId, userId, &requestId, &openKey, &openUser',
  withdraws: 'withdrawId, userId, &requestId, &openUser',
  received: 'receivedId, userId, PromotionID, &activeKey, &waitingKey',
  requests: 'requestId, userId',
  slips: 'sha256, depositId',
  bankLines: 'lineId, depositId',
  obligations: 'obligationId, openUser',
  codes: 'codeId, &code, batchId',
  codeRedeems: 'redeemId, userId, &requestId, &[code+userId]',
  codeTries: 'userId',
  cashbacks: 'cashbackId, userId, &[userId+periodStart]',
  wheelPoints: '++seq, userId, &idemKey',
  wheelSeeds: 'userId',
  wheelSpins: 'spinId, userId, &requestId, day',
  gameProviders: 'providerCode',
  gameSessions: 'session, userId',
  limits: 'limitId, userId, &slotKey',
  blocks: 'blockId, userId',
  realities: 'userId',
} as const

/** Index for due deposits, because every call looks for them. */
export const dueTables = {
  deposits: `${tables.deposits}, dueAt`,
} as const

/** Indexes for statements, which read a player's newest entries or those of some days. */
export const statementTables = {
  ledger: `${tables.ledger}, [userId+seq], [userId+createdAt]`,
} as const
/** Messages between players and staff. */
export const supportTables = { supportMessages: '++seq, userId' } as const

/**
 * Indexes for a year of daily use, which is read by player and time, never as a whole. Values that grow with
 * every bet and are read at every start have totals.
 */
export const yearTables = {
  players: `${tables.players}, [inviterID+createdAt]`,
  ledger: `${statementTables.ledger}, [userId+type+createdAt]`,
  deposits: `${dueTables.deposits}, [userId+createdAt], [userId+status], [userId+decidedAt], [userId+expiredAt], [userId+reviewedAt]`,
  withdraws: `${tables.withdraws}, [userId+createdAt], [userId+paidAt], [userId+closedAt]`,
  received: `${tables.received}, depositId, [userId+PromotionID+activatedAt], [PromotionID+activatedAt], [userId+receivedAt], [userId+activatedAt], [userId+closedAt], [userId+capWaivedAt]`,
  commissions: `${tables.commissions}, [inviterId+createdAt]`,
  requests: `${tables.requests}, createdAt`,
  slips: `${tables.slips}, pictureAt`,
  codeRedeems: `${tables.codeRedeems}, [userId+createdAt]`,
  wheelSpins: `${tables.wheelSpins}, [userId+createdAt], [userId+day]`,
  wheelVersions: 'version',
  gameSessions: `${tables.gameSessions}, [userId+createdAt], endsAt`,
  supportMessages: `${supportTables.supportMessages}, [userId+createdAt], [userId+answerAt]`,
  totals: '[userId+kind+part]',
} as const

/** Back office tables, and indexes for its lists of all players' rows. */
export const adminTables = {
  players: `${yearTables.players}, createdAt, tail, [status+createdAt]`,
  // No further indexes: each takes a megabyte per year on a player's device.
  ledger: `${yearTables.ledger}, createdAt`,
  deposits: `${yearTables.deposits}, createdAt, amount, [status+createdAt], [transferBankID+createdAt]`,
  withdraws: `${yearTables.withdraws}, createdAt, amount, [status+createdAt]`,
  received: `${yearTables.received}, receivedAt, [status+receivedAt]`,
  bankLines: `${tables.bankLines}, createdAt, [transferBankID+createdAt]`,
  codeRedeems: `${yearTables.codeRedeems}, code`,
  promotions: `${tables.promotions}, sort`,
  promotionVersions: '[PromotionID+version]',
  codes: `${tables.codes}, createdAt`,
  cashbacks: `${tables.cashbacks}, periodStart, [status+periodStart]`,
  wheelSpins: `${yearTables.wheelSpins}, createdAt`,
  admins: 'adminID, &username',
  audit: '++seq, at, [adminID+seq], [action+seq], [targetId+seq]',
  approvals: 'approvalId, createdAt, [status+createdAt], &openKey',
  adminSettings: 'key',
  playerNotes: '++seq, userId, [userId+createdAt]',
} as const

/** Indexes to sort players by credit, total deposits and payouts and last login; and to find them by device. */
export const playerOrderTables = {
  players: `${adminTables.players}, lastLoginAt, *devices`,
  wallets: `${tables.wallets}, balance`,
  totals: `${yearTables.totals}, [kind+part+sum]`,
} as const

/** Indexes for due events by time, and for deposits that can still earn. */
export const potTables = {
  players: `${playerOrderTables.players}, blockedUntil`,
  deposits: `${adminTables.deposits}, [earningUser+decidedAt]`,
  received: `${adminTables.received}, [status+expiresAt]`,
} as const

/** One account per person, whatever the spelling of the name; and each player's last logins. */
export const personTables = {
  players: `${potTables.players}, &nameKey`,
  logins: '++seq, [userId+at]',
} as const

/** Cases that staff hand to each other. */
export const caseTables = { cases: 'caseId, userId, state, createdAt' } as const

/**
 * Indexes for the staff's search, on the fields of `searchKeys.ts`: amounts with their time, the ends of
 * account numbers, words of names, and banks' references. Reports read withdrawals by the day of their end.
 */
export const searchTables = {
  players: `${personTables.players}, accountEnd, *nameWords`,
  ledger: `${adminTables.ledger}, [money+createdAt]`,
  deposits: `${potTables.deposits.replace(', amount', '')}, [amount+createdAt], arrived`,
  withdraws: `${adminTables.withdraws.replace(', amount', '')}, [amount+createdAt], accountEnd, *refs, &returnKey, paidAt, closedAt`,
} as const
