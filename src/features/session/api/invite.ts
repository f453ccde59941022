import * as v from 'valibot'
import { request } from '#api/client/request'
import { providerPaths, readProvider } from '#contract/provider'
import { providerExt, providerUrl } from '#lib/environment'

/** Number of days for which an opened invitation link is remembered, unless the operator sets another one. */
export const usualDays = 90

/** The operator's number of days, or the default if it cannot be loaded. */
export async function fetchInviteDays(signal: AbortSignal): Promise<number> {
  try {
    const path = providerUrl + providerPaths.inviteSetting()
    const setting = providerExt && readProvider(v.unknown(), await request(path, { signal }))
    return Number(Object(setting).attributionDays) || usualDays
  } catch (cause) {
    // Invited visitors can still register.
    if (!signal.aborted) console.warn('Not known how long invitations count', cause)
    return usualDays
  }
}
