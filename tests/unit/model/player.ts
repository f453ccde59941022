/** One player under the money rules. Commands and time change the own pot and the bonus pots. */
import { type Period, periodAt } from './cashback'
import { Credit, type Obligation } from './credit'
import { type Earned, Earnings } from './earnings'
import { type Break, Protection, type Window, windows } from './protection'
import type { Deposit, Receipt, Withdrawal } from './records'
import {
  automaticMs,
  bonusOf,
  dayMs,
  dayNumber,
  deposit as depositTerms,
  type Offer,
  type Terms,
  turnoverOf,
  turnoverOfOffer,
  waitingPromotionMs,
} from './terms'

interface Due {
  at: number
  happen: () => void
}

export class ModelPlayer {
  readonly credit = new Credit()
  readonly earnings = new Earnings()
  readonly protection = new Protection()
  readonly deposits: Deposit[] = []
  readonly withdrawals: Withdrawal[] = []
  readonly receipts: Receipt[] = []
  readonly redeemed: { redeemId: string; amount: number; required: number; at: number }[] = []
  readonly claims: Period[] = []
  readonly points: { point: number; type: 'deposit' | 'spin' | 'prize'; at: number }[] = []
  readonly spins: { spinId: string; at: number }[] = []
  /** Commission from friends' deposits. */
  readonly commissions: { depositId: string; amount: number; at: number }[] = []
  claimedCommission = 0
  wrongCodes = 0

  constructor(
    readonly id: string,
    readonly terms: Terms,
    readonly inviter: ModelPlayer | null,
  ) {}

  get openDeposit(): Deposit | undefined {
    return this.deposits.find(({ status }) => status === 'pending' || status === 'submitted')
  }

  get openWithdrawal(): Withdrawal | undefined {
    return this.withdrawals.find(({ status }) => status !== 'paid' && status !== 'rejected')
  }

  get activePromotion(): Receipt | undefined {
    return this.receipts.find(({ status }) => status === 'active')
  }

  get waitingPromotion(): Receipt | undefined {
    return this.receipts.find(({ status }) => status === 'received')
  }

  get point(): number {
    return this.points.reduce((sum, { point }) => sum + point, 0)
  }

  get availableCommission(): number {
    return this.commissions.reduce((sum, { amount }) => sum + amount, 0) - this.claimedCommission
  }

  spinsOn(at: number): number {
    return this.spins.filter((spin) => dayNumber(spin.at) === dayNumber(at)).length
  }

  /**
   * Sum of the deposits confirmed within the window before `now`, and of every open one. It excludes the
   * satang that make an amount unique, unless another amount arrived.
   */
  depositedIn(window: Window, now: number): number {
    const since = now - windows[window]
    return this.deposits.reduce((sum, { status, base, arrived, decidedAt }) => {
      if (status === 'confirmed') return sum + ((decidedAt ?? 0) > since ? (arrived ?? base) : 0)
      const isOpen = status === 'pending' || status === 'submitted' || status === 'review'
      return sum + (isOpen ? base : 0)
    }, 0)
  }

  /** @returns what is due next; at the same moment, the deposit comes first */
  nextDue(): Due | undefined {
    const due = [...this.#dueDeposits(), ...this.#dueWithdrawals(), ...this.#duePromotions()]
    return due.toSorted((one, other) => one.at - other.at)[0]
  }

  *#dueDeposits(): Generator<Due> {
    for (const deposit of this.deposits) {
      const { status, arrived, amount, reviewedAt } = deposit
      if (status !== 'review' || reviewedAt === null || !this.terms.automatic) continue
      const at = reviewedAt + automaticMs.review
      const isWhole = arrived === amount
      yield {
        at,
        happen: () =>
          isWhole ? this.confirm(deposit, amount, at) : this.endDeposit(deposit, 'rejected', at),
      }
    }
    const open = this.openDeposit
    if (!open) return
    const { status, createdAt, submittedAt } = open
    if (status === 'pending') {
      const at = createdAt + depositTerms.payMs
      yield { at, happen: () => this.endDeposit(open, 'expired', at) }
    } else if (this.terms.automatic && submittedAt !== null) {
      const at = submittedAt + automaticMs.deposit
      yield { at, happen: () => this.confirm(open, open.amount, at) }
    }
  }

  *#dueWithdrawals(): Generator<Due> {
    const open = this.openWithdrawal
    if (!open || !this.terms.automatic) return
    const isRequested = open.status === 'requested'
    const at = open.createdAt + (isRequested ? automaticMs.approve : automaticMs.pay)
    yield {
      at,
      happen: () => {
        open.status = isRequested ? 'approved' : 'paid'
        if (!isRequested) open.paidAt = at
      },
    }
  }

  *#duePromotions(): Generator<Due> {
    const { waitingPromotion: waiting, activePromotion: active } = this
    const deposit = this.deposits.find(({ depositId }) => depositId === waiting?.depositId)
    const isUndecided = ['pending', 'submitted', 'review'].includes(deposit?.status ?? '')
    // With an undecided deposit, the promotion ends together with it.
    if (waiting && !isUndecided) {
      const at = waiting.receivedAt + waitingPromotionMs
      yield { at, happen: () => this.closePromotion(waiting, 'expired', at) }
    }
    if (active && active.activatedAt !== null) {
      const at = active.activatedAt + active.offer.expireDays * dayMs
      yield { at, happen: () => this.closePromotion(active, 'expired', at) }
    }
  }

  endDeposit(deposit: Deposit, status: 'expired' | 'rejected' | 'cancelled', at: number): void {
    deposit.status = status
    deposit.decidedAt = at
    const waiting = this.waitingPromotion
    if (waiting?.depositId === deposit.depositId) {
      this.closePromotion(waiting, 'deposit', at, status === 'expired' ? 'expired' : 'cancelled')
    }
    this.#closeLost(at)
  }

  confirm(deposit: Deposit, amount: number, at: number): void {
    deposit.status = 'confirmed'
    deposit.credited = amount
    deposit.decidedAt = at
    this.credit.addOwn(at, 'deposit', amount, deposit.depositId)
    this.earnings.deposit(deposit.depositId, amount)
    const { activePromotion: active, waitingPromotion: waiting } = this
    if (active) active.laterDeposits += amount
    if (waiting?.depositId !== deposit.depositId) return
    if (active || amount < deposit.amount) this.closePromotion(waiting, 'deposit', at)
    else this.activate(waiting, amount, at)
  }

  /** Claims a promotion that waits for its deposit or for {@link activate}. It replaces another waiting one. */
  take(offer: Offer, receivedId: string, depositId: string | null, at: number): Receipt {
    if (this.waitingPromotion) this.closePromotion(this.waitingPromotion, 'replaced', at)
    const receipt: Receipt = {
      receivedId,
      offer,
      depositId,
      status: 'received',
      deposit: 0,
      bonus: 0,
      required: 0,
      receivedAt: at,
      activatedAt: null,
      closedAt: null,
      closedBy: null,
      forfeited: 0,
      capForfeited: 0,
      laterDeposits: 0,
      obligation: null,
    }
    this.receipts.push(receipt)
    return receipt
  }

  activate(receipt: Receipt, deposit: number, at: number): void {
    const { offer, receivedId } = receipt
    const bonus = bonusOf(offer, deposit)
    const required = turnoverOfOffer(offer, deposit, bonus)
    const obligation: Obligation = {
      source: 'promotion',
      refId: receivedId,
      granted: bonus,
      pot: bonus,
      required,
      done: 0,
    }
    Object.assign(receipt, {
      status: 'active',
      deposit,
      bonus,
      required,
      activatedAt: at,
      obligation,
    })
    this.credit.grant(at, 'bonus', obligation)
  }

  /** Ends a promotion before its turnover is completed. */
  closePromotion(
    receipt: Receipt,
    closedBy: string,
    at: number,
    status: Receipt['status'] = closedBy === 'expired' ? 'expired' : 'cancelled',
  ): void {
    if (receipt.obligation) receipt.forfeited = this.credit.forfeit(at, receipt.obligation)
    receipt.status = status
    receipt.closedBy = closedBy
    receipt.closedAt = at
  }

  bet(at: number, stake: number, won: number): void {
    const { ownStake } = this.credit.bet(at, stake, won)
    this.#earn(this.earnings.stake(ownStake), at)
    for (let done = this.credit.completeOne(); done; done = this.credit.completeOne()) {
      this.#complete(done, at)
    }
    this.#closeLost(at)
  }

  #complete(obligation: Obligation, at: number): void {
    const receipt = this.receipts.find((one) => one.obligation === obligation)
    if (!receipt) return
    receipt.status = 'completed'
    receipt.closedBy = 'completed'
    receipt.closedAt = at
    const { maxWithdraw } = receipt.offer
    const over = this.credit.total - maxWithdraw - receipt.laterDeposits
    if (maxWithdraw === 0 || over <= 0) return
    receipt.capForfeited = over
    this.credit.take(at, 'cap_forfeit', over, receipt.receivedId)
  }

  /**
   * Ends grants with less than a baht left, unless a deposit is open. The next deposit is then
   * unrestricted.
   */
  #closeLost(at: number): void {
    const isWaiting = this.openDeposit ?? this.deposits.some(({ status }) => status === 'review')
    if (!isWaiting && this.credit.total < 100) this.#giveUp('lost', at)
  }

  #giveUp(closedBy: string, at: number): void {
    const { obligations } = this.credit
    for (let [oldest] = obligations; oldest; [oldest] = obligations) {
      const { refId } = oldest
      const receipt = this.receipts.find(({ receivedId }) => receivedId === refId)
      if (receipt) this.closePromotion(receipt, closedBy, at)
      else this.credit.forfeit(at, oldest)
    }
  }

  #earn(earned: readonly Earned[], at: number): void {
    for (const { depositId, points, commission } of earned) {
      if (points > 0) this.points.push({ point: points, type: 'deposit', at })
      if (commission > 0) this.inviter?.commissions.push({ depositId, amount: commission, at })
    }
  }

  withdraw(withdrawal: Withdrawal): void {
    const { withdrawId, amount, createdAt } = withdrawal
    this.withdrawals.push(withdrawal)
    this.credit.addOwn(createdAt, 'withdraw_hold', 0 - amount, withdrawId)
    this.#earn(this.earnings.withdraw(withdrawId, amount), createdAt)
  }

  reject(withdrawal: Withdrawal, at: number): void {
    const { withdrawId, amount } = withdrawal
    withdrawal.status = 'rejected'
    this.credit.addOwn(at, 'withdraw_release', amount, withdrawId)
    this.earnings.release(withdrawId)
  }

  /**
   * Adds credit from a code or cashback, with or without turnover.
   * @returns the turnover
   */
  receive(
    at: number,
    source: 'code' | 'cashback',
    refId: string,
    amount: number,
    times: number,
  ): number {
    const required = turnoverOf(amount, times)
    if (required === 0) this.credit.addOwn(at, source, amount, refId)
    else
      this.credit.grant(at, source, {
        source,
        refId,
        granted: amount,
        pot: amount,
        required,
        done: 0,
      })
    return required
  }

  claimCashback(at: number, period: Period, cashbackId: string, amount: number): void {
    this.claims.push(period)
    this.receive(at, 'cashback', cashbackId, amount, this.terms.cashback.turnoverX)
  }

  hasClaimed(period: Period): boolean {
    return this.claims.some(({ start }) => start === period.start)
  }

  /** @returns the periods with stakes, and the current one */
  cashbackPeriods(now: number): Period[] {
    const all = [...this.credit.bets.map(({ at }) => at), now].map((at) =>
      periodAt(at, this.terms.cashback),
    )
    return [...new Map(all.map((period) => [period.start, period])).values()]
  }

  adjust(at: number, amount: number): void {
    if (amount > 0) this.credit.addOwn(at, 'adjust_add', amount, null)
    else this.credit.take(at, 'adjust_sub', 0 - amount, null)
    this.#closeLost(at)
  }

  /** Gives up all grants whose turnover is not completed. */
  takeBreak(at: number, period: Break): void {
    this.protection.takeBreak(at, period)
    if (this.waitingPromotion) this.closePromotion(this.waitingPromotion, 'break', at)
    if (this.openDeposit?.status === 'pending') this.endDeposit(this.openDeposit, 'cancelled', at)
    this.#giveUp('break', at)
  }
}
