import type { EntityTable, Table } from 'dexie'
import type { Bank, TransferBank } from '#contract/account/bank'
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
