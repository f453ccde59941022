import { vi } from 'vitest'

/** The browser’s answer to a permission prompt; `default` leaves it open. */
type Answer = NotificationPermission

/** A device with notifications, which jsdom lacks. Records prompts and notifications. */
export class DeviceNotifications {
  permission: NotificationPermission = 'default'
  asked = 0
  /** Notifications that the worker was asked to show. */
  told: unknown[] = []
  /** The numbers set on the icon; zero clears it. */
  badges: number[] = []
  readonly container = new EventTarget()

  constructor(private readonly answer: Answer) {
    const question = {
      requestPermission: async () => {
        this.asked += 1
        this.permission = this.answer
        return this.permission
      },
    }
    Object.defineProperty(question, 'permission', { get: () => this.permission })
    vi.stubGlobal('Notification', question)
    vi.stubGlobal(
      'ServiceWorkerRegistration',
      class {
        showNotification() {}
      },
    )
    const active = { postMessage: (message: unknown) => this.told.push(message) }
    const serviceWorker = Object.assign(this.container, {
      getRegistration: async () => ({ active }),
    })
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
    const setAppBadge = async (count: number) => {
      this.badges.push(count)
    }
    Object.assign(navigator, { setAppBadge, clearAppBadge: () => setAppBadge(0) })
  }

  /** Simulates a press on a notification. */
  press(path: string, tag: string): void {
    const data = { type: 'open', path, tag }
    this.container.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** Restores jsdom’s device without notifications. */
  remove(): void {
    for (const name of ['serviceWorker', 'setAppBadge', 'clearAppBadge']) {
      Reflect.deleteProperty(navigator, name)
    }
  }
}
