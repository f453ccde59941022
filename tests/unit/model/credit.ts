/** A player's credit in satang: the own pot, one bonus pot for each open obligation, and the ledger. */

export type RowType =
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

export interface Row {
  type: RowType
  amount: number
  balanceAfter: number
  /** Null if the model does not know the back end's ID. */
  refId: string | null
  at: number
}

/** Turnover that comes with a grant, and the bonus pot with the rest of that grant. */
export interface Obligation {
  source: 'promotion' | 'code' | 'cashback'
  refId: string
  granted: number
  pot: number
  required: number
  done: number
}

/** Share of an amount from each pot. */
interface Parts {
  own: number
  pots: { of: Obligation; part: number }[]
}

/** Own part of a bet; `at` decides its cashback period. */
export interface Bet {
  at: number
  stake: number
  won: number
  ownStake: number
  ownWon: number
}

export class Credit {
  own = 0
  /** Oldest first. */
  readonly obligations: Obligation[] = []
  readonly rows: Row[] = []
  readonly bets: Bet[] = []

  get total(): number {
    return this.obligations.reduce((sum, { pot }) => sum + pot, this.own)
  }

  /** Zero while turnover is missing. */
  get available(): number {
    return this.obligations.length === 0 ? this.own : 0
  }

  /** Changes the own pot. */
  addOwn(at: number, type: RowType, amount: number, refId: string | null): void {
    this.own += amount
    this.#post(at, type, amount, refId)
  }

  grant(at: number, type: RowType, obligation: Obligation): void {
    this.obligations.push(obligation)
    this.#post(at, type, obligation.granted, obligation.refId)
  }

  /** Takes own money first, then bonus pots from the oldest on. */
  take(at: number, type: RowType, amount: number, refId: string | null): void {
    this.#split(amount)
    this.#post(at, type, 0 - amount, refId)
  }

  bet(at: number, stake: number, won: number): Bet {
    const parts = this.#split(stake)
    this.#post(at, 'bet_sim', 0 - stake, null)
    const ownWon = this.#payOut(won, stake, parts)
    if (won > 0) this.#post(at, 'win_sim', won, null)
    for (const obligation of this.obligations) obligation.done += stake
    const bet = { at, stake, won, ownStake: parts.own, ownWon }
    this.bets.push(bet)
    return bet
  }

  /** @returns the oldest completed obligation; its pot joins the own pot */
  completeOne(): Obligation | undefined {
    const complete = this.obligations.find(({ done, required }) => done >= required)
    if (!complete) return undefined
    this.#close(complete)
    this.own += complete.pot
    return complete
  }

  /**
   * Ends an obligation early.
   * @returns the forfeited satang
   */
  forfeit(at: number, obligation: Obligation): number {
    this.#close(obligation)
    if (obligation.pot > 0) this.#post(at, 'bonus_forfeit', 0 - obligation.pot, obligation.refId)
    return obligation.pot
  }

  #close(obligation: Obligation): void {
    this.obligations.splice(this.obligations.indexOf(obligation), 1)
  }

  #split(amount: number): Parts {
    const own = Math.min(this.own, amount)
    this.own -= own
    let rest = amount - own
    const pots: Parts['pots'] = []
    for (const obligation of this.obligations) {
      const part = Math.min(obligation.pot, rest)
      if (part === 0) continue
      obligation.pot -= part
      rest -= part
      pots.push({ of: obligation, part })
    }
    if (rest > 0) throw new RangeError(`${amount} is more than the credit`)
    return { own, pots }
  }

  /** @returns the share of the own pot, which includes the rounding difference */
  #payOut(won: number, stake: number, { own, pots }: Parts): number {
    let rest = won
    for (const { of, part } of pots) {
      const share = Math.floor((won * part) / stake)
      of.pot += share
      rest -= share
    }
    const [oldest] = pots
    if (own === 0 && oldest) {
      oldest.of.pot += rest
      return 0
    }
    this.own += rest
    return rest
  }

  #post(at: number, type: RowType, amount: number, refId: string | null): void {
    const before = this.rows.at(-1)?.balanceAfter ?? 0
    this.rows.push({ type, amount, balanceAfter: before + amount, refId, at })
  }
}
