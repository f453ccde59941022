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

/** The worker's pages, with the received messages and whether each was focused. */
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

/** Makes a push with this text. */
const pushed = (text: string) => ({ json: () => JSON.parse(text) })

const paid = { title: 'Withdrawal paid', body: '', tag: 'withdrawpaid:w1', lang: 'en', path: '/w' }

describe('a notification', () => {
  it('is shown while no page of the player is visible, and pages of staff and guests do not count', async () => {
    page('/wallet')
    page('/admin/deposits', 'visible')
    page('/login', 'visible')
    page('/pages/landing', 'visible')
    await showAlert(paid)
    expect(shown).toEqual([{ title: paid.title, tag: paid.tag, body: '', data: '/w' }])
  })

  it('of the back office is shown unless staff see one of its pages', async () => {
    page('/wallet', 'visible')
    const staffs = { title: 'New: Deposits', body: '1 waiting', tag: 'staff:deposits', lang: 'en' }
    await showAlert({ ...staffs, path: '/admin/deposits' })
    expect(shown).toHaveLength(1)
    page('/admin/users', 'visible')
    await showAlert({ ...staffs, path: '/admin/deposits' })
    expect(shown).toHaveLength(1)
  })

  it('is left to a page that the player sees', async () => {
    page('/wallet')
    page('/dashboard/analytics', 'visible')
    await showAlert(paid)
    expect(shown).toEqual([])
  })

  it('is shown if the page that requests it is hidden, even if the worker does not know that yet', async () => {
    const asker = page('/wallet', 'visible')
    await showAlertForPage({ type: 'tell', ...paid }, asker.id)
    expect(shown).toHaveLength(1)
    const other = page('/rewards', 'visible')
    await showAlertForPage({ type: 'tell', ...paid }, asker.id)
    expect([shown.length, other.heard]).toEqual([1, []])
  })

  it('is refused in another format', async () => {
    await expect(showAlertForPage({ type: 'tell', title: 7 }, undefined)).rejects.toThrow('Invalid')
    expect(shown).toEqual([])
  })
})

describe('a press on a notification', () => {
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

  it('of the back office focuses a page of staff, or opens one', async () => {
    const player = page('/wallet')
    await openAlert(told('/admin/deposits'))
    expect([player.heard, opened]).toEqual([[], ['/admin/deposits']])
    const staffs = page('/admin/users')
    await openAlert(told('/admin/deposits'))
    expect([player.isFocused, staffs.isFocused]).toEqual([false, true])
  })

  it('focuses the last used page, which then navigates by itself', async () => {
    page('/admin/deposits')
    const last = page('/wallet')
    page('/rewards')
    await openAlert(told('/wallet/withdraw/w1'))
    expect(last.heard).toEqual([{ type: 'open', path: '/wallet/withdraw/w1', tag: paid.tag }])
    expect([last.isFocused, opened, closed]).toEqual([true, [], 1])
  })

  it('opens a page if the player has none', async () => {
    const staff = page('/admin/deposits')
    await openAlert(told('/wallet/withdraw/w1'))
    expect([opened, staff.isFocused]).toEqual([
      ['/wallet/withdraw/w1#told=withdrawpaid%3Aw1'],
      false,
    ])
  })
})

describe('a push message', () => {
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

  it('a push to the player is shown with the texts that the page stored, and sets the badge', async () => {
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
  ])('a push of %s is shown without its content', async (_, content) => {
    await keepPushSheet(sheet)
    await takePush(pushed(JSON.stringify(content)))
    expect([shown, badges]).toEqual([[neutral], 0])
  })

  it.each([
    ['broken', pushed('{')],
    ['empty', null],
  ])('a push that is %s is shown without content, and the reason is logged', async (_, data) => {
    await keepPushSheet(sheet)
    await takePush(data)
    expect(shown).toEqual([neutral])
    expect(console.error).toHaveBeenCalled()
  })

  it('a push after the end of the session, or without one, shows nothing private', async () => {
    await keepPushSheet({ ...sheet, until: now })
    await takePush(pushed(JSON.stringify(event)))
    expect(shown).toEqual([neutral])
    vi.stubGlobal('caches', new MemoryCaches())
    await takePush(pushed(JSON.stringify(event)))
    expect(shown[1]).toEqual({ ...neutral, body: '' })
  })

  it('gets a new subscription only for the logged-in player', async () => {
    await renewPush()
    expect(subscribed).toEqual([])
    await keepPushSheet(sheet)
    await renewPush()
    expect(subscribed).toMatchObject([{ userVisibleOnly: true }])
  })
})
