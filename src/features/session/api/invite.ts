import * as v from 'valibot'
import { request } from '#api/client/request'
import { providerPaths, readProvider } from '#contract/provider'
import { providerExt, providerUrl } from '#lib/environment'

/** For how many days an opened link is remembered, unless the operator says otherwise. */
export const usualDays = 90

/** As the operator says, or as usual where that cannot be had. */
export async function fetchInviteDays(signal: AbortSignal): Promise<number> {
  try {
    const path = providerUrl + providerPaths.inviteSetting()
    const setting = providerExt && readProvider(v.unknown(), await request(path, { signal }))
    return Number(Object(setting).attributionDays) || usualDays
  } catch (cause) {
    // Who has been invited can still register.
    if (!signal.aborted) console.warn('Not known how long invitations count', cause)
    return usualDays
  }
}
