/** `navigator.serviceWorker` in memory, as far as a page goes: jsdom and Node have none. */
export class FakeWorker extends EventTarget {
  readonly scriptURL = 'https://app.invalid/worker.js'
  /** What pages said to it. */
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
  /** What the page asked the host for. */
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

  /** The host has a version that this browser does not: it is being installed. */
  find(build: string): FakeWorker {
    const worker = this.worker(build)
    worker.state = 'installing'
    this.registration.installing = worker
    this.registration.dispatchEvent(new Event('updatefound'))
    return worker
  }

  /** The version that was being installed could not be. */
  fail(worker: FakeWorker): void {
    this.registration.installing = null
    worker.become('redundant')
  }

  /** The version that was being installed waits for the pages of the one before. */
  letWait(worker: FakeWorker): void {
    this.registration.installing = null
    this.registration.waiting = worker
    worker.become('installed')
  }

  /** A version takes the place of the one before, and this page. */
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
