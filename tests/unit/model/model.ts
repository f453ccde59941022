/**
 * Second implementation of the money rules, written only from the domain's description. It has two players,
 * the second invited by the first, and codes that both can redeem. The back end is compared with it number
 * by number.
 */
import { ModelPlayer } from './player'
import { type Code, codes, type Terms } from './terms'

export interface ModelCode extends Code {
  redeemedBy: string[]
}

export class Model {
  readonly players: readonly [ModelPlayer, ModelPlayer]
  readonly codes: ModelCode[] = codes.map((code) => ({ ...code, redeemedBy: [] }))

  constructor(
    readonly terms: Terms,
    [first, second]: readonly [string, string],
  ) {
    const inviter = new ModelPlayer(first, terms, null)
    this.players = [inviter, new ModelPlayer(second, terms, inviter)]
  }

  /** Applies everything that is due until `now`, in order of its time over all kinds and players. */
  passUntil(now: number): void {
    for (;;) {
      const [next] = this.players
        .flatMap((player) => player.nextDue() ?? [])
        .toSorted((one, other) => one.at - other.at)
      if (!next || next.at > now) return
      next.happen()
    }
  }
}
