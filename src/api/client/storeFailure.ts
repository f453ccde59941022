import type { Failure } from '#contract/failure'
import { isStoreFault } from '#lib/storage/storeFault'

/** A store at fault is named in the answer's body: the failure bears its code, and whose data it is. */
export function storeFailure({ body, ...failure }: Failure): Failure {
  if (typeof body !== 'object' || body === null || !('code' in body)) return failure
  if (!isStoreFault(body.code)) return failure
  const domain = 'domain' in body && typeof body.domain === 'string' ? body.domain : ''
  return { ...failure, code: body.code, values: { domain } }
}
