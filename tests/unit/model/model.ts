/**
 * The money rules once more, written from the domain's description alone: two players, the second one invited
 * by the first, and the codes that both race for. The back end is compared with it number by number.
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

  /** Applies what time has brought until `now`, in the order of its due time over all kinds and players. */
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
