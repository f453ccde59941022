import { type Failure, isFailure, storeFailure } from '#contract/failure'
import { BadAnswer, ProviderRefusal } from '#contract/provider'
import { readRefusal } from '#contract/refusal'
import { isMocked } from '#lib/environment'
import { isRefusalCode } from '#lib/refusal'
import { wrongServices } from './request'
import { heedRetryAfter } from './retrying'

/** What went wrong, named, in the one form that the store and the screens know; what it asks for is heeded. Logs what nobody logged yet. */
export function providerFailure(cause: unknown, url: string): Failure {
  if (isFailure(cause)) {
    heedRetryAfter(cause)
    return withRefusal(cause)
  }
  if (cause instanceof ProviderRefusal) {
    return { kind: 'http', status: 200, message: cause.code, code: cause.code }
  }
  if (cause instanceof BadAnswer) {
    console.error(`${url} gave a bad answer`, cause)
    return { kind: 'badAnswer', status: 200, message: `${cause.name}: ${cause.message}` }
  }
  console.error(`Asking ${url} failed`, cause)
  return noAnswer
}

/** A coded refusal (`{ code, …values }`) becomes the failure's `code` and `values`. */
function withRefusal(failure: Failure): Failure {
  const { body, ...bare } = failure
  const known = storeFailure(failure)
  const refusal = known.code === undefined ? readRefusal(body) : null
  return refusal === null ? known : { ...bare, message: refusal.code, ...refusal }
}

/** There was no response, or nobody waited for it. */
export const noAnswer: Failure = { kind: 'network', status: null, message: wrongServices }

/** Whether the provider understood and said no: asking again, or an old answer, would not be right. */
export function isRefusal({ kind, status }: Failure): boolean {
  return kind === 'http' && status !== null && status < 500
}

/**
 * Whether an order is certainly not carried out, and will not be: only the provider's own coded word
 * says so. What a gateway, a closed door or half an answer says tells nothing about the order.
 */
export function isFinalRefusal(failure: Failure): boolean {
  const { code } = failure
  return isRefusal(failure) && isRefusalCode(code) && code !== 'requestinprogress'
}

/** Whether the simulated provider had no room for an order: nothing was changed, and trying again is the player's choice. */
export function isWithoutRoom({ code }: Failure): boolean {
  return isMocked && code === 'storagefull'
}
