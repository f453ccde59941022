/** Bets of the testers and of the game: sends them and applies them to the model. */
import { providerPaths } from '#contract/provider'
import { scenarioPaths } from '#contract/scenario/scenario'
import { againstGameBet, againstGameLink, againstTestersBet } from './errors'
import { minuteMs } from './terms'
import { satangOf, type Turn } from './turn'

/** @param tenths payout in tenths of the stake */
export async function bet(turn: Turn, stake: number, tenths: number): Promise<void> {
  const { player, now } = turn
  if (stake === 0) return
  const won = Math.floor((stake * tenths) / 10)
  const request = { userId: player.id, stake: stake / 100, won: won / 100 }
  const reasons = againstTestersBet(player, now)
  await turn.tester(scenarioPaths.bet, request, () => player.bet(now, stake, won), reasons)
}

export async function playGame(turn: Turn): Promise<void> {
  const { player, now, part } = turn
  const stake = turn.share(player.credit.total)
  const session = await gameSession(turn)
  if (stake === 0 || session === undefined) return
  const request = { session, stake: stake / 100, side: part % 2 ? 'high' : 'low' }
  await turn.request(providerPaths.gameBet(), request, againstGameBet(player, now, stake), (data) =>
    player.bet(now, stake, satangOf(data['won'])),
  )
}

/** @returns the game link of the last half hour, or a new one */
async function gameSession(turn: Turn): Promise<string | undefined> {
  const { player, now, story } = turn
  const last = story.links.get(player.id)
  if (last && now - last.at < 30 * minuteMs) return last.session
  const reasons = againstGameLink(player, now)
  await turn.request(providerPaths.loginLink(), { providerCode: 'NOVA' }, reasons, (data) => {
    const session = new URL(String(data['loginLink']), 'http://app').searchParams.get('session')
    story.links.set(player.id, { session: session ?? '', at: now })
  })
  const made = story.links.get(player.id)
  return made && now - made.at < 30 * minuteMs ? made.session : undefined
}
