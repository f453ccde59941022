// needs a window
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setTransport } from '#api/client/transport'
import { followPush, pushSent } from '#api/notifications/push'
import { clearAlerts } from '#api/session/forgetPlayer'
import { dropToken, storeToken } from '#api/session/token'
import { readPushSheet } from '#lib/storage/pushSheet'
import { forgetStored } from '#lib/storage/storedValue'
import { loggedIn } from '../../appStore'
import { ownAnswer } from '../../ownAnswer'
import { tokenOf } from '../account/tokenOf'
import { MemoryCaches } from '../device/memoryCaches'

const endpoint = 'https://push.test/u1'
const keys = { p256dh: 'abc', auth: 'def' }
const sheet = { userId: 'u1', until: 1, titles: {}, neutral: 'News', lang: 'en' }
const wish = (...groups: 'deposits'[]) => ({ applicationServerKey: 'BKey', groups, sheet })

let subscribed: unknown[] = []
let isSubscribed = false
let posted: object[] = []
let status = 200
let closed = 0
let badge: number | null = 3

const subscription = {
  toJSON: () => ({ endpoint, keys }),
  unsubscribe: async () => {
    isSubscribed = false
    return true
  },
}

beforeEach(() => {
  subscribed = []
  isSubscribed = false
  posted = []
  status = 200
  closed = 0
  badge = 3
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
  const registration = {
    getNotifications: async () => [{ close: () => (closed += 1) }],
    pushManager: {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async (options: unknown) => {
        subscribed.push(options)
        isSubscribed = true
        return subscription
      },
    },
  }
  Object.assign(navigator, {
    serviceWorker: { getRegistration: async () => registration },
    clearAppBadge: async () => {
      badge = null
    },
  })
  setTransport(async (request) => {
    const body = await request.json()
    posted.push({ path: new URL(request.url).pathname, ...body })
    return ownAnswer(body, Response.json({ groups: body.groups }, { status }))
  })
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'clearAppBadge')
  vi.unstubAllGlobals()
  forgetStored(() => true)
  dropToken()
})

it('a push setting is sent to the provider once, and again only when it changes', async () => {
  const { dispatch } = loggedIn()
  await followPush(dispatch, wish('deposits'))
  await followPush(dispatch, wish('deposits'))
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'BKey' }])
  expect(posted).toHaveLength(1)
  const path = '/usersystem/push'
  expect(posted[0]).toMatchObject({ path, userId: 'u1', endpoint, ...keys, groups: ['deposits'] })
  expect(await readPushSheet()).toEqual(sheet)
})

it('a push setting that did not reach the provider is sent again next time', async () => {
  const { dispatch } = loggedIn()
  status = 500
  await followPush(dispatch, wish('deposits'))
  expect(pushSent.get()).toBeNull()
  status = 200
  await followPush(dispatch, wish('deposits'))
  expect(posted).toHaveLength(2)
  expect(pushSent.get()).not.toBeNull()
})

it('an empty push setting unsubscribes here and at the provider, and does nothing without one', async () => {
  const { dispatch } = loggedIn()
  await followPush(dispatch, wish())
  expect([subscribed, posted]).toEqual([[], []])
  await followPush(dispatch, wish('deposits'))
  await followPush(dispatch, wish())
  expect(posted[1]).toMatchObject({ endpoint, groups: [] })
  expect([isSubscribed, pushSent.get()]).toEqual([false, null])
})

it('a logout during the subscription call stops everything after it', async () => {
  const { dispatch } = loggedIn()
  const telling = followPush(dispatch, wish('deposits'))
  dropToken()
  await telling
  expect([isSubscribed, await readPushSheet()]).toEqual([false, null])
})

it('the end of a session removes shown notifications, the badge, the texts and the subscription', async () => {
  const { dispatch } = loggedIn()
  await followPush(dispatch, wish('deposits'))
  await clearAlerts()
  expect([closed, badge, isSubscribed]).toEqual([1, null, false])
  expect(await readPushSheet()).toBeNull()
})
