/** POST /game/bet: the simulated game, and play that testers order. */
import type * as v from 'valibot'
import { type BetOrder, type betSchema, minStake, winTenths } from '#contract/games/games'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { randomBelow, randomText } from '../../random'
import { database } from '../database/database'
import { isoNow, isPast } from '../database/moments'
import type { LedgerRow } from '../database/rows'
import { addTurnover } from '../promotion/turnover'
import { requirePlayable } from '../protection/blocks'
import { lossLeft } from '../protection/use'
import { Refused } from '../refused'
import { balanceOf, InsufficientCredit, post } from '../wallet/ledger'
import { requireOnline } from './providers'

export async function placeBet(order: BetOrder): Promise<v.InferInput<typeof betSchema>> {
  const { userId, stake, side } = order
  await requirePlayable(userId)
  if (stake < minStake) throw new Refused('belowminstake', { min: minStake })
  const game = await database.gameSessions.get(order.session)
  if (game?.userId !== userId || isPast(game.endsAt)) throw new Refused('gameclosed')
  await requireOnline(game.providerCode)
  const result = randomBelow(2) === 0 ? 'high' : 'low'
  const won = satang(result === side ? Math.floor((stake * winTenths) / 10) : 0)
  const { session, providerCode } = game
  const betId = await play(userId, stake, won, { session, providerCode })
  return {
    betId,
    providerCode,
    stake: bahtFromSatang(stake),
    won: bahtFromSatang(won),
    side,
    result,
    credit: bahtFromSatang(await balanceOf(userId)),
    createdAt: isoNow(),
  }
}

/** A stake and what it won, in the caller's transaction; the stake counts as turnover. */
export async function play(
  userId: string,
  stake: Satang,
  won: Satang,
  game?: LedgerRow['game'],
): Promise<string> {
  if (stake === 0) throw new Refused('amountrequired')
  const left = await lossLeft(userId)
  if (left !== null && stake > left) throw new Refused('losslimit', { left })
  const betId = `G${randomText(10)}`
  const usual = {
    userId,
    refType: 'game',
    refId: betId,
    actor: userId,
    ...(game && { game }),
  } as const
  try {
    await post({
      ...usual,
      type: 'bet_sim',
      amount: satang(0 - stake),
      idemKey: `bet_sim:${betId}`,
    })
  } catch (cause) {
    if (cause instanceof InsufficientCredit) {
      throw new Refused('stakeovercredit', { max: cause.balance })
    }
    throw cause
  }
  if (won > 0) await post({ ...usual, type: 'win_sim', amount: won, idemKey: `win_sim:${betId}` })
  await addTurnover(userId, stake)
  return betId
}
