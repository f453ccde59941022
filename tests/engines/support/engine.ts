import { queries, type Target } from './screen'

/** What a driver of one browser can do; everything else is the same for all of them. */
export interface Driver {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  url(): Promise<string>
  /** Evaluates an expression in the page; a promise is awaited, and the result must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Runs statements in the page. */
  run(script: string): Promise<void>
  /** Clicks with the browser’s own input at the element’s place. */
  click(target: Target): Promise<void>
  type(target: Target, text: string): Promise<void>
  attach(target: Target, file: string): Promise<void>
  press(key: 'Enter'): Promise<void>
  picture(): Promise<Buffer>
  close(): Promise<void>
}

const patience = 25_000

/** A page of a browser that Playwright does not drive, with the few actions that these tests need. */
export class EnginePage {
  readonly #driver: Driver
  readonly #site: string

  constructor(driver: Driver, site: string) {
    this.#driver = driver
    this.#site = site
  }

  goto(path: string): Promise<void> {
    return this.#driver.goto(this.#site + path)
  }

  reload(): Promise<void> {
    return this.#driver.reload()
  }

  /** Evaluates `expression` in the page. */
  evaluate(expression: string): Promise<unknown> {
    return this.#driver.evaluate(expression)
  }

  async click(target: Target): Promise<void> {
    await this.see(target)
    await this.#driver.click(target)
  }

  async type(target: Target, text: string): Promise<void> {
    await this.see(target)
    await this.#driver.type(target, text)
  }

  /**
   * Opens the element by keyboard, because a second click at one place counts as a double click for a
   * moment.
   */
  async press(target: Target): Promise<void> {
    await this.see(target)
    await this.evaluate(`(${target}).focus()`)
    await this.#driver.press('Enter')
  }

  async attach(target: Target, file: string): Promise<void> {
    await this.until(`document.querySelector('input[type=file]') !== null`)
    await this.#driver.attach(target, file)
  }

  see(target: Target): Promise<void> {
    return this.until(`(${target}) !== null`)
  }

  /** Waits until an expression holds; an exception counts as not yet. */
  async until(expression: string): Promise<void> {
    const end = Date.now() + patience
    let cause: unknown
    while (Date.now() < end) {
      try {
        if (await this.#holds(expression)) return
        cause = undefined
      } catch (error) {
        cause = error
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const shown = await this.#driver.evaluate('location.href + "\\n" + document.body.innerText')
    throw new Error(`Not within ${patience} ms: ${expression}\n${String(shown)}`, { cause })
  }

  picture(): Promise<Buffer> {
    return this.#driver.picture()
  }

  async #holds(expression: string): Promise<boolean> {
    const isThere = await this.#driver.evaluate('typeof TestingLibraryDom === "object"')
    if (isThere !== true) await this.#driver.run(queries)
    return (await this.#driver.evaluate(expression)) === true
  }
}
