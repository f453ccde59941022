/** Worker side: handles Web Push from the operator's provider, in a build with its key. */
import * as v from 'valibot'
import { type PushSheet, pushSchema, pushSheetSchema } from '#contract/notifications/alerts'
import { placeOf } from '#contract/notifications/place'
import { appName, pushKey } from '#lib/environment'
import { readPushSheet } from '#lib/storage/pushSheet'
import { showAlert } from './notifications'

declare const self: ServiceWorkerGlobalScope

/**
 * Shows a push with the texts that the page has stored. A push that cannot be read, is for another account or
 * arrives after the end of the session only shows that there is news: browsers require every push to show
 * something.
 */
export async function takePush(data: Pick<PushMessageData, 'json'> | null): Promise<void> {
  const sheet = await readSheet()
  const push = readPush(data)
  const title = push && titleOf(push, sheet)
  if (push === null || !title) {
    const lang = sheet?.lang ?? ''
    await showAlert({ title: appName, body: sheet?.neutral ?? '', tag: 'neutral', lang, path: '/' })
    return
  }
  const lang = sheet?.lang ?? ''
  await showAlert({ title, body: '', tag: push.notificationId, lang, path: placeOf(push) })
  // Only a page knows the number of unread events.
  await self.navigator.setAppBadge?.()
}

/**
 * Subscribes again after the browser's push service has changed the device's address. The next page tells the
 * provider.
 */
export async function renewPush(): Promise<void> {
  if ((await readSheet()) === null) return
  const options = { userVisibleOnly: true, applicationServerKey: pushKey }
  await self.registration.pushManager.subscribe(options)
}

type Push = v.InferOutput<typeof pushSchema>

function readPush(data: Pick<PushMessageData, 'json'> | null): Push | null {
  try {
    return v.parse(pushSchema, data?.json())
  } catch (cause) {
    console.error('A push is not as agreed', cause)
    return null
  }
}

function titleOf({ userId, kind }: Push, sheet: PushSheet | null): string | undefined {
  const isTheirs = sheet?.userId === userId && sheet.until > Date.now()
  return isTheirs ? sheet.titles[kind] : undefined
}

/** @returns null if no player is logged in */
async function readSheet(): Promise<PushSheet | null> {
  const sheet = v.safeParse(pushSheetSchema, await readPushSheet())
  return sheet.success ? sheet.output : null
}
