/** Web Push, in a build with the operator's key: tells the provider which alerts this device wants. */

import type * as v from 'valibot'
import {
  type AlertGroup,
  type PushAnswer,
  type PushSheet,
  pushAnswerSchema,
  type pushRequestSchema,
} from '#contract/notifications/alerts'
import { providerPaths } from '#contract/provider'
import { makeRequestId } from '#lib/requestId'
import { dropPushSheet, keepPushSheet } from '#lib/storage/pushSheet'
import { storedText } from '#lib/storage/storedValue'
import { api, type Dispatch } from '../client/api'
import { providerMutation } from '../client/providerRequest'
import { readToken } from '../session/token'

/**
 * The last wish sent to the provider: player, endpoint and alert groups, as JSON. Null if no pushes are
 * wanted.
 */
export const pushSent = storedText('push-sent')

const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    push: build.mutation<PushAnswer, v.InferInput<typeof pushRequestSchema>>(
      providerMutation({ path: providerPaths.push(), answer: pushAnswerSchema, changes: [] }),
    ),
  }),
})

interface Device {
  applicationServerKey: string
  groups: readonly AlertGroup[]
  sheet: PushSheet
}

/**
 * Subscribes the browser to pushes for the logged-in player, or unsubscribes it. Tells the provider unless it
 * knows already. After a failure the next call tries again.
 */
export async function followPush(
  dispatch: Dispatch,
  { applicationServerKey, groups, sheet }: Device,
): Promise<void> {
  const manager = (await navigator.serviceWorker.getRegistration('/'))?.pushManager
  if (manager === undefined) return
  const known = await manager.getSubscription()
  if (known === null && groups.length === 0) return
  await keepPushSheet(sheet)
  const subscription =
    known ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const { userId } = sheet
  const wish = JSON.stringify([userId, endpoint, groups])
  if (endpoint !== undefined && pushSent.get() !== wish) {
    const request = {
      requestId: makeRequestId(),
      userId,
      endpoint,
      p256dh,
      auth,
      groups: [...groups],
    }
    const { error } = await dispatch(pushApi.endpoints.push.initiate(request, { track: false }))
    if (error === undefined) pushSent.set(groups.length === 0 ? null : wish)
    else console.warn('The provider does not know yet which alerts this device wants', error)
  }
  // The player may have logged out in the meantime.
  if (groups.length > 0 && readToken() !== null) return
  await subscription.unsubscribe()
  await dropPushSheet()
}
