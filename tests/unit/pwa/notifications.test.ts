import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPushSheet } from '#lib/storage/pushSheet'
import { openAlert, showAlert, showAlertForPage } from '#pwa/notifications'
import { renewPush, takePush } from '#pwa/push'
import { MemoryCaches } from '../device/memoryCaches'

const now = Date.parse('2026-11-21T05:00:00Z')

interface Page {
  id: string
  url: string
  visibilityState: DocumentVisibilityState
}

/** The worker's pages, with what they were told and whether they came to the front. */
let pages: (Page & { heard: unknown[]; isFocused: boolean })[] = []
let shown: { title: string; tag: string; body: string; data: unknown }[] = []
let opened: string[] = []
let badges = 0
let subscribed: unknown[] = []

const page = (path: string, visibilityState: DocumentVisibilityState = 'hidden') => {
  const made = {
    id: path,
    url: `https://app.test${path}`,
    visibilityState,
    heard: new Array<unknown>(),
    isFocused: false,
    postMessage: (message: unknown) => made.heard.push(message),
    focus: async () => {
      made.isFocused = true
    },
  }
  pages.push(made)
  return made
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  pages = []
  shown = []
  opened = []
  badges = 0
  subscribed = []
  vi.stubGlobal('self', {
    clients: { matchAll: async () => pages, openWindow: async (path: string) => opened.push(path) },
    registration: {
      showNotification: async (
        title: string,
        { tag = '', body = '', data }: NotificationOptions,
      ) => {
        shown.push({ title, tag, body, data })
      },
      pushManager: { subscribe: async (options: unknown) => subscribed.push(options) },
    },
    navigator: {
      setAppBadge: async () => {
        badges += 1
      },
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A push with this text. */
const pushed = (text: string) => ({ json: () => JSON.parse(text) })

const paid = { title: 'Withdrawal paid', body: '', tag: 'withdrawpaid:w1', lang: 'en', path: '/w' }

describe('what is told', () => {
  it('is shown while no page of the player is seen: those of the staff and before the log-in say nothing', async () => {
    page('/wallet')
    page('/admin/deposits', 'visible')
    page('/login', 'visible')
    page('/pages/landing', 'visible')
    await showAlert(paid)
    expect(shown).toEqual([{ title: paid.title, tag: paid.tag, body: '', data: '/w' }])
  })

  it('is left to a page that the player sees', async () => {
    page('/wallet')
    page('/dashboard/analytics', 'visible')
    await showAlert(paid)
    expect(shown).toEqual([])
  })

  it('is shown where the page that asks for it is hidden, whatever the worker has heard of it yet', async () => {
    const asker = page('/wallet', 'visible')
    await showAlertForPage({ type: 'tell', ...paid }, asker.id)
    expect(shown).toHaveLength(1)
    const other = page('/rewards', 'visible')
    await showAlertForPage({ type: 'tell', ...paid }, asker.id)
    expect([shown.length, other.heard]).toEqual([1, []])
  })

  it('is refused in another form', async () => {
    await expect(showAlertForPage({ type: 'tell', title: 7 }, undefined)).rejects.toThrow('Invalid')
    expect(shown).toEqual([])
  })
})

describe('a press on it', () => {
  let closed = 0
  const told = (data: unknown) => ({
    tag: paid.tag,
    data,
    close: () => {
      closed += 1
    },
  })

  beforeEach(() => {
    closed = 0
  })

  it('brings the page looked at last to the front, which goes there by itself', async () => {
    page('/admin/deposits')
    const last = page('/wallet')
    page('/rewards')
    await openAlert(told('/wallet/withdraw/w1'))
    expect(last.heard).toEqual([{ type: 'open', path: '/wallet/withdraw/w1', tag: paid.tag }])
    expect([last.isFocused, opened, closed]).toEqual([true, [], 1])
  })

  it('opens one where there is none of the player', async () => {
    const staff = page('/admin/deposits')
    await openAlert(told('/wallet/withdraw/w1'))
    expect([opened, staff.isFocused]).toEqual([
      ['/wallet/withdraw/w1#told=withdrawpaid%3Aw1'],
      false,
    ])
  })
})

describe('a push', () => {
  const sheet = {
    userId: 'u1',
    until: now + 1000,
    titles: { withdrawpaid: 'Withdrawal paid' },
    neutral: 'You have a new notification.',
    lang: 'en',
  }
  const event = {
    userId: 'u1',
    notificationId: 'withdrawpaid:w1',
    kind: 'withdrawpaid',
    refId: 'w1',
  }

  const neutral = {
    title: 'Arcade Member',
    tag: 'neutral',
    body: 'You have a new notification.',
    data: '/',
  }

  it('of the player is told in the words that the page left, and marks the icon', async () => {
    await keepPushSheet(sheet)
    await takePush(pushed(JSON.stringify(event)))
    const data = '/wallet/withdraw/w1'
    expect(shown).toEqual([{ title: 'Withdrawal paid', tag: 'withdrawpaid:w1', body: '', data }])
    expect(badges).toBe(1)
  })

  it.each([
    ['another account', { ...event, userId: 'u2' }],
    ['what is not wanted', { ...event, kind: 'depositconfirmed' }],
    ['another form', { ...event, kind: 'jackpot' }],
    ['no event at all', 'You have won!'],
  ])('of %s is told without its content', async (_, content) => {
    await keepPushSheet(sheet)
    await takePush(pushed(JSON.stringify(content)))
    expect([shown, badges]).toEqual([[neutral], 0])
  })

  it.each([
    ['broken', pushed('{')],
    ['empty', null],
  ])('that is %s is told without content, and why is logged', async (_, data) => {
    await keepPushSheet(sheet)
    await takePush(data)
    expect(shown).toEqual([neutral])
    expect(console.error).toHaveBeenCalled()
  })

  it('after the end of the session, or without one, tells nothing private', async () => {
    await keepPushSheet({ ...sheet, until: now })
    await takePush(pushed(JSON.stringify(event)))
    expect(shown).toEqual([neutral])
    vi.stubGlobal('caches', new MemoryCaches())
    await takePush(pushed(JSON.stringify(event)))
    expect(shown[1]).toEqual({ ...neutral, body: '' })
  })

  it('comes on under a new address for whoever is logged in, and for nobody else', async () => {
    await renewPush()
    expect(subscribed).toEqual([])
    await keepPushSheet(sheet)
    await renewPush()
    expect(subscribed).toMatchObject([{ userVisibleOnly: true }])
  })
})
