import * as v from 'valibot'
import { request } from '#api/client/request'
import { providerPaths, readProvider } from '#contract/provider'
import { countOnWire } from '#contract/wire'
import { providerExt, providerUrl } from '#lib/environment'

const schema = v.object({ attributionDays: countOnWire })

/** For how many days the operator has an opened link remembered. Null where that cannot be had. */
export async function fetchInviteDays(signal: AbortSignal): Promise<number | null> {
  if (!providerExt) return null
  try {
    const body = await request(`${providerUrl}${providerPaths.inviteSetting()}`, { signal })
    return readProvider(schema, body).attributionDays
  } catch (cause) {
    if (!signal.aborted) console.warn('The setting of invitations could not be loaded', cause)
    return null
  }
}
