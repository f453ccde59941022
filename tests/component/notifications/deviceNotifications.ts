import { vi } from 'vitest'

/** How the browser answers the question of a site; `default` leaves it open. */
type Answer = NotificationPermission

/** A device that shows notifications: what it was asked and told. jsdom knows none of it. */
export class DeviceNotifications {
  permission: NotificationPermission = 'default'
  asked = 0
  /** What was given to the worker to tell. */
  told: unknown[] = []
  /** The numbers on the icon; zero is none. */
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

  /** The person presses on what was told. */
  press(path: string, tag: string): void {
    const data = { type: 'open', path, tag }
    this.container.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** Leaves the device as jsdom has it. */
  remove(): void {
    for (const name of ['serviceWorker', 'setAppBadge', 'clearAppBadge']) {
      Reflect.deleteProperty(navigator, name)
    }
  }
}
