/** The tables of the simulated provider: their keys and indexes. */

import type { EntityTable, Table } from 'dexie'
import type { Bank, TransferBank } from '#contract/site/site'
import { CheckedDatabase } from '../../database/checkedDatabase'
import type {
  AdminAccountRow,
  AdminSettingRow,
  ApprovalRow,
  AuditRow,
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

/** What each table holds: for whom the database asks to put it in order, as for the database itself. */
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

  /** Promotions as they were before the staff changed them: whoever took one keeps its terms. */
  declare readonly promotionVersions: Table<PromotionRow, [PromotionID: string, version: number]>

  /** The operator's side: filled with the first call of the staff, so that no player carries it. */
  declare readonly admins: EntityTable<AdminAccountRow, 'adminID'>
  declare readonly audit: Table<AuditRow, number>
  declare readonly approvals: EntityTable<ApprovalRow, 'approvalId'>
  declare readonly adminSettings: EntityTable<AdminSettingRow, 'key'>
  declare readonly playerNotes: Table<PlayerNoteRow, number>
}

/** The tables' keys and indexes; `&` marks what must be unique. */
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

/** A player has one open deposit, one open withdrawal, one active and one waiting promotion. */
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

/** What is due is looked for at every call: among thousands of deposits it must not be searched. */
export const dueTables = {
  deposits: `${tables.deposits}, dueAt`,
} as const

/** A statement reads a player's entries from the newest on, or those of some days. */
export const statementTables = {
  ledger: `${tables.ledger}, [userId+seq], [userId+createdAt]`,
} as const
/** What players and staff write each other. */
export const supportTables = { supportMessages: '++seq, userId' } as const

/**
 * A year of daily use is asked for by player and moment, never read as a whole; what grows with every
 * bet and is asked for at every start stands beside it as a total.
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

/**
 * The operator's side: its own tables, and lists of everybody's rows by what they are sorted and filtered
 * by. `tail` is the end of a player's account number, by which staff look for them.
 */
export const adminTables = {
  players: `${yearTables.players}, createdAt, tail, [status+createdAt]`,
  // No more: each takes a megabyte of a player's device in a year.
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

/** Players in the order of their credit, of what they have paid in and out, and of their last log-in; and by device. */
export const playerOrderTables = {
  players: `${adminTables.players}, lastLoginAt, *devices`,
  wallets: `${tables.wallets}, balance`,
  totals: `${yearTables.totals}, [kind+part+sum]`,
} as const

/** What time does is found by when it falls due, and deposits by whether they still earn. */
export const potTables = {
  players: `${playerOrderTables.players}, blockedUntil`,
  deposits: `${adminTables.deposits}, [earningUser+decidedAt]`,
  received: `${adminTables.received}, [status+expiresAt]`,
} as const

/** One account for each person however the name is written, and the last log-ins of each. */
export const personTables = {
  players: `${potTables.players}, &nameKey`,
  logins: '++seq, [userId+at]',
} as const
