import { request } from '#api/client/request'
import type { Failure } from '#contract/failure'
import { providerPaths, readProvider } from '#contract/provider'
import { type Bank, banksSchema } from '#contract/site/site'
import { providerUrl } from '#lib/environment'

/**
 * The banks at which a player may have an account, in the provider's order. Not cached by RTK Query, which
 * guest pages do not load.
 * @throws a {@link Failure}, also for an empty list: registration needs a bank
 */
export async function fetchBanks(signal?: AbortSignal): Promise<Bank[]> {
  const body = await request(`${providerUrl}${providerPaths.banks()}`, signal ? { signal } : {})
  const banks = readBanks(body).filter(({ status }) => status === 'on')
  if (banks.length === 0) throw badAnswer('The list of banks is empty')
  return banks
}

function readBanks(body: unknown): Bank[] {
  try {
    return readProvider(banksSchema, body)
  } catch (error) {
    throw badAnswer(error instanceof Error ? error.message : String(error))
  }
}

function badAnswer(message: string): Failure {
  console.error('The list of banks is not usable:', message)
  return { kind: 'badAnswer', status: null, message }
}
