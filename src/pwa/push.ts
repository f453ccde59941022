/** Worker side: what the operator's provider sends by Web Push, in a build that names its key. */
import * as v from 'valibot'
import { type PushSheet, pushSchema, pushSheetSchema } from '#contract/notifications/alerts'
import { placeOf } from '#contract/notifications/place'
import { appName, pushKey } from '#lib/environment'
import { readPushSheet } from '#lib/storage/pushSheet'
import { showAlert } from './notifications'

declare const self: ServiceWorkerGlobalScope

/**
 * Shows a push in the texts that the page left here. One that cannot be read, is for another account or comes
 * after the session's end shows only that there is news: browsers demand that every push shows something.
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
  // How many are unread only a page knows.
  await self.navigator.setAppBadge?.()
}

/** The browser's push service gave the device another address: the next page tells it to the provider. */
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

/** Null where nobody is logged in. */
async function readSheet(): Promise<PushSheet | null> {
  const sheet = v.safeParse(pushSheetSchema, await readPushSheet())
  return sheet.success ? sheet.output : null
}
