import type { DepositStatus } from '#contract/wallet/history'
import { type Satang, satang } from '#lib/money'
import type {
  DepositRow,
  LedgerRow,
  PlayerRow,
  PromotionRow,
  ReceivedRow,
  WalletRow,
  WithdrawRow,
} from '../database/rows'
import type { Random } from './random'
import { makeReceipt } from './receipt'

export const minuteMs = 60_000

/** What happened to one player, told in the order of time; the ledger comes to the wallet's balance. */
export class Story {
  readonly deposits: DepositRow[] = []
  readonly withdraws: WithdrawRow[] = []
  readonly received: ReceivedRow[] = []
  readonly ledger: LedgerRow[] = []
  balance: Satang = satang(0)

  constructor(
    readonly player: PlayerRow,
    readonly random: Random,
  ) {}

  /** Money sent in; a confirmed deposit is credited four minutes later. */
  deposit(at: number, base: number, status: DepositStatus, promotion?: PromotionRow): DepositRow {
    const amount = satang(base + this.random.integer(1, 99))
    const transferBankID = this.random.pick(['T1', 'T2', 'T3'])
    const open = status === 'submitted' || status === 'review'
    const decidedAt = at + (status === 'expired' ? 15 : 4) * minuteMs
    const depositId = `D${this.player.id.slice(1)}${String(this.deposits.length + 1).padStart(3, '0')}`
    const row: DepositRow = {
      depositId,
      userId: this.player.id,
      requestId: `seed-${depositId}`,
      base: satang(base),
      amount,
      credited: satang(status === 'confirmed' ? amount : 0),
      transferBankID,
      channel: this.random.pick(['bank', 'qr']),
      PromotionID: promotion?.PromotionID ?? null,
      status,
      ...(open && { openKey: `${transferBankID}:${amount}` }),
      ...(status === 'submitted' && { openUser: this.player.id }),
      reason: status === 'rejected' ? 'ชื่อบัญชีผู้โอนไม่ตรงกับที่ลงทะเบียนไว้' : null,
      createdAt: iso(at),
      decidedAt: open ? null : iso(decidedAt),
    }
    this.deposits.push(row)
    if (status === 'confirmed') this.#enter('deposit', amount, 'deposit', depositId, decidedAt)
    return row
  }

  /** A promotion taken with a confirmed deposit, entered right after it. */
  receive(
    deposit: DepositRow,
    promotion: PromotionRow,
    status: 'active' | 'completed',
  ): ReceivedRow {
    const receipt = makeReceipt(deposit, promotion, status, this.received.length + 1, this.balance)
    this.received.push(receipt)
    const at = Date.parse(receipt.receivedAt)
    this.#enter('bonus', receipt.bonus, 'received', receipt.receivedId, at)
    return receipt
  }

  /** A round of games: what was staked leaves, what was won comes half an hour later. */
  play(at: number, stake: number, won: number): void {
    const round = `G${this.player.id.slice(1)}${String(this.ledger.length).padStart(4, '0')}`
    this.#enter('bet_sim', -stake, 'game', round, at)
    if (won > 0) this.#enter('win_sim', won, 'game', round, at + 30 * minuteMs)
  }

  /** A withdrawal; the credit is held at once, and given back half an hour later if it is rejected. */
  withdraw(at: number, amount: number, status: 'requested' | 'paid' | 'rejected'): void {
    const { id, bank_name, book_number, book_name } = this.player
    const withdrawId = `W${id.slice(1)}${String(this.withdraws.length + 1).padStart(3, '0')}`
    const decidedAt = at + 30 * minuteMs
    this.withdraws.push({
      withdrawId,
      userId: id,
      requestId: `seed-${withdrawId}`,
      amount: satang(amount),
      fee: satang(0),
      bank_name,
      book_number,
      book_name,
      status,
      ...(status === 'requested' && { openUser: id }),
      bankRef: status === 'paid' ? `SIM${withdrawId.slice(1)}` : null,
      reason: status === 'rejected' ? 'บัญชีปลายทางไม่พร้อมรับโอน กรุณาติดต่อแอดมิน' : null,
      createdAt: iso(at),
      paidAt: status === 'paid' ? iso(decidedAt) : null,
    })
    this.#enter('withdraw_hold', -amount, 'withdraw', withdrawId, at)
    if (status === 'rejected') {
      this.#enter('withdraw_release', amount, 'withdraw', withdrawId, decidedAt)
    }
  }

  wallet(): WalletRow {
    const updatedAt = this.ledger.at(-1)?.createdAt ?? this.player.createdAt
    return { userId: this.player.id, balance: this.balance, updatedAt }
  }

  #enter(
    type: LedgerRow['type'],
    amount: number,
    refType: LedgerRow['refType'],
    refId: string,
    at: number,
  ): void {
    const userId = this.player.id
    this.balance = satang(this.balance + amount)
    this.ledger.push({
      userId,
      type,
      amount: satang(amount),
      balanceAfter: this.balance,
      refType,
      refId,
      idemKey: `${type}:${refId}`,
      actor: type === 'deposit' || type === 'withdraw_release' ? 'system' : userId,
      createdAt: iso(at),
    })
  }
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
