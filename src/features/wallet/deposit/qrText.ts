import type { Deposit } from '#contract/wallet/deposit'
import { isMocked } from '#lib/environment'
import { promptPayText } from '#lib/promptpay'

/** Reaches nobody: a scan in a demonstration must never send money to a stranger. */
const demoTarget = '0000000000'

/** What the code of a deposit says; null when it is not paid by code, or to an id that is none. */
export function qrText({ channel, promptPayId, amount }: Deposit): string | null {
  const target = isMocked ? demoTarget : promptPayId
  if (channel !== 'qr' || target === null) return null
  try {
    return promptPayText(target, amount)
  } catch (cause) {
    console.error('The operator’s PromptPay id is not usable', cause)
    return null
  }
}
