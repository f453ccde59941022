/** In-memory `navigator.serviceWorker` with what a page uses. jsdom and Node have none. */
export class FakeWorker extends EventTarget {
  readonly scriptURL = 'https://app.invalid/worker.js'
  /** Messages from pages. */
  readonly heard: string[] = []
  state: ServiceWorkerState = 'activated'

  /** @param build - null for a worker that never answers */
  constructor(
    private readonly container: WorkerContainer,
    private readonly build: string | null,
  ) {
    super()
  }

  postMessage({ type }: { type: string }, [port]: MessagePort[] = []): void {
    this.heard.push(type)
    if (this.build === null) return
    if (type === 'build') port?.postMessage(this.build)
    if (type === 'claim') {
      this.container.control(this)
      port?.postMessage(true)
    }
  }

  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  /** Number of times the page checked the host for an update. */
  checks = 0

  async update(): Promise<void> {
    this.checks += 1
  }
}

export class WorkerContainer extends EventTarget {
  readonly registration = new FakeRegistration()
  readonly registered: [address: unknown, options: unknown][] = []
  controller: FakeWorker | null = null

  get ready(): Promise<FakeRegistration> {
    return Promise.resolve(this.registration)
  }

  worker(build: string | null): FakeWorker {
    return new FakeWorker(this, build)
  }

  async getRegistration(): Promise<FakeRegistration | undefined> {
    const { active, waiting, installing } = this.registration
    return active || waiting || installing ? this.registration : undefined
  }

  async register(address: unknown, options: unknown): Promise<FakeRegistration> {
    this.registered.push([address, options])
    return this.registration
  }

  /** The host has a new version, which starts to install. */
  find(build: string): FakeWorker {
    const worker = this.worker(build)
    worker.state = 'installing'
    this.registration.installing = worker
    this.registration.dispatchEvent(new Event('updatefound'))
    return worker
  }

  /** The install of the version fails. */
  fail(worker: FakeWorker): void {
    this.registration.installing = null
    worker.become('redundant')
  }

  /** The installed version waits for the pages of the previous one. */
  letWait(worker: FakeWorker): void {
    this.registration.installing = null
    this.registration.waiting = worker
    worker.become('installed')
  }

  /** A version replaces the previous one, and controls this page. */
  activate(worker: FakeWorker): void {
    this.registration.installing = null
    this.registration.waiting = null
    this.registration.active = worker
    worker.become('activating')
    worker.become('activated')
    this.control(worker)
  }

  control(worker: FakeWorker): void {
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}
