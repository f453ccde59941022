/** Earnings of staked deposits: wheel points for the player, commission for the inviter. */
import { invite, satangPerPoint } from './terms'

interface Waiting {
  depositId: string
  amount: number
  /** Neither staked nor withdrawn yet. */
  rest: number
  staked: number
  hasEarned: boolean
}

export interface Earned {
  depositId: string
  points: number
  commission: number
}

/** Oldest deposit first, for stakes and withdrawals alike. */
export class Earnings {
  readonly #deposits: Waiting[] = []
  /** Amounts of each open withdrawal by deposit. */
  readonly #withdrawn = new Map<string, { of: Waiting; part: number }[]>()

  deposit(depositId: string, amount: number): void {
    this.#deposits.push({ depositId, amount, rest: amount, staked: 0, hasEarned: false })
  }

  /** @param ownStake part of the stake from the own pot */
  stake(ownStake: number): Earned[] {
    for (const { of, part } of this.#takeFrom(ownStake)) of.staked += part
    return this.#finished()
  }

  withdraw(withdrawId: string, amount: number): Earned[] {
    this.#withdrawn.set(withdrawId, this.#takeFrom(amount))
    return this.#finished()
  }

  /** Returns a withdrawal, so that its unearned part can earn again. */
  release(withdrawId: string): void {
    for (const { of, part } of this.#withdrawn.get(withdrawId) ?? []) {
      if (!of.hasEarned) of.rest += part
    }
    this.#withdrawn.delete(withdrawId)
  }

  #takeFrom(amount: number): { of: Waiting; part: number }[] {
    const taken: { of: Waiting; part: number }[] = []
    let left = amount
    for (const deposit of this.#deposits) {
      const part = Math.min(deposit.rest, left)
      if (part === 0) continue
      deposit.rest -= part
      left -= part
      taken.push({ of: deposit, part })
    }
    return taken
  }

  #finished(): Earned[] {
    const finished = this.#deposits.filter(
      ({ rest, hasEarned, staked }) => rest === 0 && !hasEarned && staked > 0,
    )
    return finished.map((deposit) => {
      deposit.hasEarned = true
      const { depositId, amount, staked } = deposit
      return {
        depositId,
        points: Math.floor(staked / satangPerPoint),
        commission:
          amount < invite.qualifyDeposit ? 0 : Math.floor((staked * invite.percent) / 100),
      }
    })
  }
}
