/** The requests of `--requests`: a deposit that is placed, repeated and cancelled. */
import * as v from 'valibot'
import type { Call } from '#contract/calls/call'
import { providerCalls } from '#contract/calls/provider'
import { type TransferBank, transferBanksSchema } from '#contract/site/site'
import { bahtFromSatang } from '#lib/money'
import { isOpenAt } from '#lib/time'
import type { Line } from './answer'

const validMs = 2 * 60 * 1000

/** Places a deposit of the minimum amount, repeats the same request, and cancels the deposit. */
export async function sendRequests(
  user: string | undefined,
  answers: ReadonlyMap<string, unknown>,
  check: (call: Call, request: object) => Promise<Line>,
): Promise<Line[]> {
  const [deposit, cancel] = ['deposit', 'depositCancel'].map((name) =>
    providerCalls.find((call) => call.name === name),
  )
  if (!deposit || !cancel) return []
  const bank = openBank(answers.get('transferBanks'))
  if (!bank) {
    const detail = 'no bank for deposits is open, so nothing was sent'
    return [{ call: deposit, path: deposit.path, verdict: 'not asked', detail, ms: 0 }]
  }
  const newRequest = () => ({
    requestId: crypto.randomUUID(),
    validUntil: new Date(Date.now() + validMs).toISOString(),
    userId: user,
  })
  const placed = {
    ...newRequest(),
    amount: bahtFromSatang(bank.minDeposit),
    transferBankID: bank.transferBankID,
    channel: 'bank',
  }
  const first = await check(deposit, placed)
  const { depositId } = Object(Object(answers.get('deposit')).data)
  if (depositId === undefined) return [first]
  const again = await check(deposit, placed)
  const isSame = Object(Object(answers.get('deposit')).data).depositId === depositId
  return [
    first,
    isSame
      ? again
      : { ...again, verdict: 'differs', detail: 'the same request was carried out twice' },
    await check(cancel, { ...newRequest(), depositId }),
  ]
}

function openBank(answer: unknown): TransferBank | undefined {
  const banks = v.safeParse(transferBanksSchema, Object(answer).data ?? answer)
  if (!banks.success) return undefined
  return banks.output.find(
    ({ status, openFrom, openTo }) => status === 'on' && isOpenAt(Date.now(), openFrom, openTo),
  )
}
